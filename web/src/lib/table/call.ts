// Calls the reader to the table: the title and the icon of the tab, and a notification where it is wanted and the tab
// is not looked at.

import { say } from '../texts/texts.svelte';

let called = false;
let shown: Notification | null = null;

export function callTo(mine: boolean, title: string, sentence: string, notify: boolean): void {
  document.title = mine ? say('title-your-move', { title }) : say('title', { title });
  wear(mine ? '/icon-move.svg' : '/icon.svg');
  if (
    mine &&
    !called &&
    notify &&
    document.hidden &&
    'Notification' in window &&
    Notification.permission === 'granted'
  ) {
    shown?.close();
    const made = new Notification(title, { body: sentence, icon: '/icon.svg' });
    made.onclick = () => {
      focus();
      made.close();
    };
    shown = made;
  }
  called = mine;
}

export function restoreTitle(): void {
  called = false;
  shown?.close();
  shown = null;
  document.title = 'Tactica';
  wear('/icon.svg');
}

function wear(icon: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (link !== null && !link.href.endsWith(icon)) link.href = icon;
}
