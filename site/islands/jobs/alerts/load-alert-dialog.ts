/** A file of its own: otherwise the list would name every script that the dialog needs. */
export const loadAlertDialog = async () => (await import('./AlertDialog.tsx')).AlertDialog
