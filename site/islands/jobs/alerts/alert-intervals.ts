/** How often an alert is sent, as visitors choose it. */
export const intervalOptions = [
  { value: 'dia', title: 'Cada día', about: 'A las siete y media, si hay alguna.' },
  { value: 'semana', title: 'Cada semana', about: 'Los lunes, si hay alguna.' }
] as const
