const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog]'

/** Marks where messages appear: each is a dialog by its role, but takes nothing from the page behind it. */
export const TOASTS = { 'data-toasts': '' }

/** Whether a dialog is open, over which no key of the page counts. */
export const dialogIsOpen = (): boolean =>
  [...document.querySelectorAll(DIALOG)].some((dialog) => dialog.closest('[data-toasts]') === null)
