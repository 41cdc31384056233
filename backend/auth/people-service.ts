import { type Role, roleLabels } from '../../domain/people/role.ts'
import type { Actor } from '../../domain/record/actor.ts'
import type { User } from '../../domain/sign-in.ts'
import { countAttempt, forgetAttempts } from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import { findUser, findUserByEmail } from '../data/users/find-users.ts'
import { type FoundLink, findAccessLink, makeAccessLink, setPasswordByLink } from '../data/users/passwords.ts'
import { inviteUser, WrongState } from '../data/users/users.ts'
import type { Message, SecretMailer } from '../mail/mailer.ts'
import { visitorNetwork } from '../visitors/visitor-network.ts'
import type { Auth } from './auth.ts'
import type { Visitor } from './sign-in-library.ts'

/** How people come to have a password: by a link, which is shown to whoever invites, and mailed where that is possible. */
export interface PeopleService {
  /** Whether links go out by mail: that takes a mail server, and a URL of ours that nobody else can make up. */
  canMail: boolean
  /** In the name of `db`. Throws EmailTaken. */
  invite(db: Database, values: { name: string; email: string; role: Role }): Promise<Invitation>
  /** The link before is good no longer. Throws WrongState for whoever has a password already. */
  inviteAgain(db: Database, id: string): Promise<Invitation>
  /** The answer is the same whether there is such an account. */
  askForPassword(email: string, ip: string): Promise<'asked' | 'too-many-requests'>
  findLink(token: string): Promise<FoundLink | undefined>
  /** Nothing, when the link was no longer good. From then on, strangers do not keep this visitor from signing in. */
  setPassword(token: string, password: string, visitor: Visitor): Promise<PasswordSet | undefined>
}

export interface PasswordSet extends FoundLink {
  /** The cookie that his browser is known by. */
  cookie: string
}

export interface Invitation {
  name: string
  token: string
  /** By the site's own URL, where that is known. */
  url: string | undefined
  isMailed: boolean
}

interface Tools {
  db: Database
  /** Links are secrets: they are mailed without being stored. */
  mail: SecretMailer | undefined
  hashPassword: Auth['hashPassword']
  makeKnown: Auth['makeKnown']
  /** The page that links lead to, by the site's own URL; without it, nothing is mailed. */
  linkUrl?: string | undefined
  canMail: boolean
  now?: () => number
}

const minute = 60_000

export function openPeopleService({
  db,
  mail,
  hashPassword,
  makeKnown,
  linkUrl,
  canMail,
  now = Date.now,
}: Tools): PeopleService {
  const urlOf = (token: string) => `${linkUrl}?${new URLSearchParams({ link: token })}`

  const sendInvitation = async (inviting: Database, id: string): Promise<Invitation> => {
    const user = await findUser(inviting, id)
    if (user?.state !== 'invited') throw new WrongState()
    const token = await makeAccessLink(inviting, id, 'invitation', now())
    if (canMail) mail?.send(invitationMessage(user, urlOf(token)), 'invitation')
    return { name: user.name, token, url: linkUrl && urlOf(token), isMailed: canMail }
  }

  const sendPassword = async (email: string): Promise<void> => {
    const user = await findUserByEmail(db, email)
    if (user?.state !== 'active') return
    const token = await makeAccessLink(db, user.id, 'password', now())
    mail?.send(passwordMessage(user, urlOf(token)), 'password')
  }

  return {
    canMail,
    invite: async (inviting, values) => sendInvitation(inviting, await inviteUser(inviting, values)),
    inviteAgain: sendInvitation,

    async askForPassword(email, ip) {
      const network = visitorNetwork(ip)
      const limits = [
        { key: `asked for a password: ${email.toLowerCase()}`, most: 3, within: 60 * minute },
        { key: `asked for a password from ${network}`, most: 10, within: 60 * minute },
      ]
      if (!(await countAttempt(db, limits, now()))) return 'too-many-requests'
      // Nobody waits for it: how long the answer takes would tell whether there is such an account.
      if (canMail)
        sendPassword(email).catch((error) => console.error('Error sending a password link:', error))
      await forgetAttempts(db, now())
      return 'asked'
    },

    findLink: (token) => findAccessLink(db, token, now()),

    async setPassword(token, password, visitor) {
      const link = await findAccessLink(db, token, now())
      if (!link) return undefined
      const hash = await hashPassword(password)
      const set = await setPasswordByLink(db.as(linkActor(link)), token, hash, now())
      return set && { ...set, cookie: await makeKnown(set.email, visitor) }
    },
  }
}

function linkActor({ userId, name, role }: FoundLink): Actor {
  return { kind: role, id: userId, name }
}

function invitationMessage({ name, email, role }: User, url: string): Message {
  return {
    to: email,
    subject: 'Покана за администрацията на сайта',
    text: [
      `Здравейте, ${name},`,
      '',
      `поканени сте да работите в администрацията на сайта като ${roleLabels[role].toLowerCase()}.`,
      'Отворете връзката и си задайте парола. Тя важи седем дни и може да се използва веднъж:',
      '',
      url,
    ].join('\n'),
  }
}

function passwordMessage({ name, email }: User, url: string): Message {
  return {
    to: email,
    subject: 'Нова парола за администрацията на сайта',
    text: [
      `Здравейте, ${name},`,
      '',
      'получихме молба за нова парола на този адрес. Връзката важи един час и може да се използва веднъж:',
      '',
      url,
      '',
      'Ако не сте искали нова парола, не правете нищо: сегашната остава в сила.',
    ].join('\n'),
  }
}
