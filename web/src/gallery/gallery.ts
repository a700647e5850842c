import { mount } from 'svelte';
import '../theme/theme.css';
import { currentLanguage, loadWords } from '../messages/t.svelte';
import Gallery from './Gallery.svelte';

const target = document.getElementById('app');
await loadWords(currentLanguage());
if (target) mount(Gallery, { target });
