import { mount } from 'svelte';

import Page from './Page.svelte';
import { router } from './lib/route/router.svelte';
import { settings } from './lib/settings/settings.svelte';
import './style.css';

const target = document.getElementById('page');
if (target === null) throw new Error('the page has no place to be put');
// Nothing is drawn before there are words for it.
const { page } = router.route;
void settings.begin(page === 'table' || page === 'replay' ? [] : ['lobby']).then(() => mount(Page, { target }));
