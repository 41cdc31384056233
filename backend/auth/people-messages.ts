import { roleLabels } from '../../domain/people/role.ts'
import type { User } from '../../domain/sign-in.ts'
import type { Message } from '../mail/mailer.ts'

export function invitationMessage({ name, email, role }: User, url: string): Message {
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

export function passwordMessage({ name, email }: User, url: string): Message {
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
