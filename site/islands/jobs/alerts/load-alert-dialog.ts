/** In a file of its own: the list would name every script that the dialog needs. */
export const loadAlertDialog = async () => (await import('./AlertDialog.tsx')).AlertDialog
