import { mount } from 'svelte';
import App from './App.svelte';
import { currentLanguage } from './messages/t.svelte';
import { player } from './sound/player';
import './theme/theme.css';
import { settings } from './ui/settings.svelte';

settings.apply();
document.documentElement.lang = currentLanguage();
player.listen(document);

const target = document.getElementById('app');
if (target) mount(App, { target });
