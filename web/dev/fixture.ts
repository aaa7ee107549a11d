// Shows a kept snapshot in the real frame, for work on a board: `vite`, then `/dev/?file=NAME.json&theme=light&lang=es`.
// The folder of snapshots is named by TACTICA_FIXTURES. Nothing here is part of the built page.

import { mount } from 'svelte';

import Fixture from './Fixture.svelte';
import { settings } from '../src/lib/settings/settings.svelte';
import type { Snapshot } from '../src/lib/wire/types';
import '../src/style.css';

const asked = new URLSearchParams(location.search);
const target = document.getElementById('page');
await settings.begin();
const theme = asked.get('theme');
if (theme === 'light' || theme === 'dark') settings.change({ theme });
const lang = asked.get('lang');
if (lang === 'en' || lang === 'es' || lang === 'it') settings.change({ lang });
const response = await fetch(`/fixtures/${asked.get('file') ?? ''}`);
const snapshot = (await response.json()) as Snapshot;
if (target !== null) mount(Fixture, { target, props: { snapshot } });
