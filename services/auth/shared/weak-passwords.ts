/** The names that an account is known by. */
export interface PersonalNames {
  username: string
  fullName: string
  email: string
}

/** Easy to guess without a list: blank, one part again and again, keys in their order, or the account's own name. */
export function isPlainlyWeak(password: string, names: PersonalNames): boolean {
  const typed = password.normalize('NFC').toLowerCase()
  const bare = typed.replace(/[^\p{L}\p{N}]/gu, '')
  if (!typed.trim() || isRepeated(typed) || isRepeated(bare) || isRunning(bare)) return true
  const letters = lettersOf(typed)
  return letters !== '' && ownNames(names).includes(letters)
}

/** Lower-case letters without accents; digits and signs around a word do not make it harder. */
export function lettersOf(text: string): string {
  return text.normalize('NFKD').toLowerCase().replace(/\P{L}/gu, '')
}

const isRepeated = (text: string) => /^(.+?)\1+$/su.test(text)

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm']
const runs = rows.flatMap(row => [row, [...row].reverse().join('')])

/** «abcdef», «98765432», «qwertyuiop»: a part of a row, one way or the other. */
const isRunning = (text: string) => text.length >= 4 && runs.some(run => run.includes(text))

/** Names of the person as one word each: the username, the full name in both orders, the mailbox. */
function ownNames({ username, fullName, email }: PersonalNames): string[] {
  const parts = fullName.split(/\s+/).map(lettersOf)
  const [local = '', domain = ''] = email.split('@')
  const names = [username, ...parts, parts.join(''), [...parts].reverse().join(''), local, domain]
  return names.map(lettersOf).filter(name => name.length >= 3)
}
