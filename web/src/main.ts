import { mount } from 'svelte';
import App from './App.svelte';
import { currentLanguage, loadWords } from './messages/t.svelte';
import { loadRules } from './rules/rules';
import { player } from './sound/player';
import './theme/theme.css';
import { settings } from './ui/settings.svelte';
import { whenLoaded } from './ui/when-loaded';

const words = loadWords(currentLanguage());
settings.apply();
document.documentElement.lang = currentLanguage();
player.listen(document);

const target = document.getElementById('app');
await words;
if (target) mount(App, { target });

// Nothing on the first page waits for the rules, but most others will want them.
whenLoaded(() => setTimeout(() => void loadRules().catch(() => undefined), 1000));
