export const statusPlurals = {
  pending: 'Pendientes',
  approved: 'Aprobadas',
  rejected: 'Rechazadas'
}

/** Bands of age, for visitors who do not see the exact age. */
export const ageBandLabels = {
  '<18': 'Menos de 18 años',
  '18-25': '18–25 años',
  '26-35': '26–35 años',
  '36-45': '36–45 años',
  '46-55': '46–55 años',
  '56+': '56 años o más'
}

export const visibilityLabels = {
  everyone: {
    title: 'Todo el mundo',
    about: 'También quien no tiene cuenta, sin tu teléfono ni tu correo.'
  },
  employers: { title: 'Solo empresas', about: 'Las que han iniciado sesión.' },
  applied: {
    title: 'Solo las empresas a las que aplico',
    about: 'No apareces en ninguna lista.'
  },
  nobody: {
    title: 'Nadie, por ahora',
    about: 'Tus datos se quedan como están, sin que nadie los vea, hasta que lo cambies.'
  }
}
