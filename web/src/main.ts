import { mount } from 'svelte';

import Page from './Page.svelte';
import './style.css';

const target = document.getElementById('page');
if (target === null) throw new Error('the page has no place to be put');
mount(Page, { target });
