/** The first guesses of an attacker. */
const commonPasswords = new Set(
  `123456 1234567 12345678 123456789 1234567890 111111 000000 123123 123321 654321 666666 121212 112233
   password password1 passw0rd contraseña contrasena qwerty qwerty123 qwertyuiop asdfgh asdfghjkl 1q2w3e4r
   abc123 abcdef iloveyou admin admin123 welcome letmein teamo teamo123 tequiero bonita princesa estrella
   españa espana madrid barcelona realmadrid betis sevilla caballo caballos caballo1 caballo123 ramal123`.split(
    /\s+/
  )
)

export function isCommonPassword(password: string): boolean {
  return commonPasswords.has(password.normalize('NFC').toLowerCase())
}
