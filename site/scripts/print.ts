/** The button of a page that is made to be printed. */
document.querySelector('[data-print]')?.addEventListener('click', () => print())

export {}
