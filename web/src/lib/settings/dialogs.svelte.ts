// Which dialog lies open. There is never more than one beside an open rule.

export type DialogName = 'settings' | 'keys' | 'name';

class Dialogs {
  open = $state<DialogName | null>(null);
}

export const dialogs = new Dialogs();
