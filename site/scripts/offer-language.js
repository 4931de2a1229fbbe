// Shows the offer of this page in the language that the visitor reads, before it is painted.
document
  .querySelector(`.language-offer[lang="${navigator.language.slice(0, 2)}"]`)
  ?.removeAttribute('hidden')
