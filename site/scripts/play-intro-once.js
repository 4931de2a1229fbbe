// Runs before the first paint: the rope of the course draws itself once a visit, no more.
;(() => {
  try {
    if (sessionStorage.getItem('pista')) document.documentElement.dataset.introPlayed = ''
    sessionStorage.setItem('pista', '1')
  } catch {
    document.documentElement.dataset.introPlayed = ''
  }
})()
