import { mount } from 'svelte';
import App from './App.svelte';
import { currentLanguage, loadWords } from './messages/t.svelte';
import { player } from './sound/player';
import './theme/theme.css';
import { settings } from './ui/settings.svelte';

const words = loadWords(currentLanguage());
settings.apply();
document.documentElement.lang = currentLanguage();
player.listen(document);

const target = document.getElementById('app');
await words;
if (target) mount(App, { target });
