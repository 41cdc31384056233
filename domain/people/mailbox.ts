const gmail = 'gmail.com'

/**
 * The mailbox that the spellings of an e-mail lead to: in lower case, without `+tag`, and for Gmail without dots. It is
 * compared and counted, and never written to: elsewhere a tag may be somebody else's.
 */
export function mailboxOf(email: string): string {
  const [, name = '', typedDomain = ''] = /^([^@]*)@(.*)$/.exec(email.trim().toLowerCase()) ?? ['', email]
  const domain = typedDomain === 'googlemail.com' ? gmail : typedDomain
  const untagged = name.replace(/(?<=.)\+.*$/, '')
  return `${domain === gmail ? untagged.replaceAll('.', '') : untagged}@${domain}`
}
