import type { Role } from '../../domain/people/role.ts'
import type { Actor } from '../../domain/record/actor.ts'
import type { User } from '../../domain/sign-in.ts'
import { roleLabels } from '../../text/admin/people.ts'
import { countAttempt, deleteExpiredAttempts } from '../data/attempts.ts'
import type { Database } from '../data/database.ts'
import type { Message } from '../data/mails.ts'
import { findUser, findUserByEmail } from '../data/users/find-users.ts'
import { type FoundLink, findAccessLink, makeAccessLink, setPasswordByLink } from '../data/users/passwords.ts'
import { inviteUser, WrongState } from '../data/users/users.ts'
import type { SecretMailer } from '../mail/mailer.ts'
import { visitorNetwork } from '../visitors/visitor-network.ts'
import type { Auth } from './auth.ts'
import type { Visitor } from './sign-in-library.ts'

/** Invitations and forgotten passwords. Both use mailed links; an invitation's is also shown to its sender. */
export interface PeopleService {
  /** Whether links are mailed. It takes a mail server and PUBLIC_URL: a URL from the Host header could be forged. */
  canMail: boolean
  /** Records the invitation under the actor of `db`. Throws EmailTaken. */
  invite(db: Database, values: { name: string; email: string; role: Role }): Promise<Invitation>
  /** Makes the earlier link invalid. Throws WrongState for a user who has a password already. */
  inviteAgain(db: Database, id: string): Promise<Invitation>
  /** Returns the same whether the account exists or not, so that strangers cannot find that out. */
  requestPasswordLink(email: string, ip: string): Promise<'requested' | 'too-many-requests'>
  findLink(token: string): Promise<FoundLink | undefined>
  /** Returns undefined for an invalid link. The visitor's browser becomes a known device of the account. */
  setPassword(token: string, password: string, visitor: Visitor): Promise<PasswordSet | undefined>
}

export interface PasswordSet extends FoundLink {
  /** The cookie of the known device. */
  cookie: string
}

export interface Invitation {
  name: string
  token: string
  /** The URL of the invitation's link; undefined without PUBLIC_URL. */
  url: string | undefined
  isMailed: boolean
}

interface Deps {
  db: Database
  /** Sends the mails with links. Links are secrets, so they are mailed without being stored in the queue. */
  mail: SecretMailer | undefined
  hashPassword: Auth['hashPassword']
  makeKnown: Auth['makeKnown']
  /** The page that links lead to. Without it nothing is mailed. */
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
}: Deps): PeopleService {
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

    async requestPasswordLink(email, ip) {
      const network = visitorNetwork(ip)
      const limits = [
        { key: `asked for a password: ${email.toLowerCase()}`, most: 3, within: 60 * minute },
        { key: `asked for a password from ${network}`, most: 10, within: 60 * minute },
      ]
      if (!(await countAttempt(db, limits, now()))) return 'too-many-requests'
      // Sending is not awaited, because the response time would reveal whether the account exists.
      if (canMail)
        sendPassword(email).catch((error) => console.error('Error sending a password link:', error))
      await deleteExpiredAttempts(db, now())
      return 'requested'
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
