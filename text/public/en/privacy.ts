import { pagePlaceholders } from '../../../domain/page-texts/placeholders.ts'
import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { capitalize } from './number-words.ts'

/** The page about personal data. Used by loaders only, so that browsers do not load it. */

type Privacy = ServerText['privacy']
type Controller = Parameters<Privacy['defaultPrivacySections']>[0]

const plural = pluralsIn('en')

/** The placeholders have Bulgarian names, by which companies write them. */
const [company, eik, address, email, phone, period] = pagePlaceholders

export const storedOfEnquiry: Privacy['storedOfEnquiry'] = [
  { text: 'your name and email address', columns: ['name', 'email'] },
  { text: 'your phone number, if you provide it', columns: ['phone'] },
  { text: 'your message', columns: ['message'] },
  {
    text: 'the apartment or apartments, parking space or shop you are asking about',
    columns: ['apartmentNumber', 'apartmentId', 'about'],
  },
  { text: 'the time that suits you for a viewing or a call, if you provide it', columns: ['wishedTime'] },
  { text: 'the language of the page you are writing from', columns: ['language'] },
  {
    text: 'how your enquiry reached us, and the client record in which our correspondence is kept together',
    columns: ['source', 'clientId'],
  },
  { text: 'the date and time you sent it', columns: ['submittedAt'] },
  { text: 'a flag if the form was sent unusually soon after it was opened', columns: ['sentQuickly'] },
  {
    text: 'how we deal with your enquiry: whether it has been read, how far we have got, which colleague is handling it, when to call you, when we replied, any notes of our conversations and why it did not lead to a purchase',
    columns: [
      'isRead',
      'stage',
      'lostReason',
      'lostNote',
      'agentId',
      'nextCallOn',
      'nextCallAt',
      'answeredAt',
    ],
  },
  {
    text: 'technical data: the number and version of the record, a submission code that prevents it from being stored twice, and a copy of the same text for searching',
    columns: ['id', 'revision', 'submissionId', 'searchText'],
  },
]

/** What is stored of an alert, in the same way. */
export const storedOfAlert: Privacy['storedOfAlert'] = [
  { text: 'your email address', columns: ['email', 'mailbox'] },
  { text: 'the language of the page', columns: ['language'] },
  { text: 'which apartment we write to you about, or the construction diary', columns: ['subject'] },
  { text: 'when you asked for it and confirmed it', columns: ['createdAt', 'confirmedAt'] },
  {
    text: 'what we told you last, and whether a change has been noticed',
    columns: ['notifiedStatus', 'notifiedPrice', 'notifiedUntil', 'noticedAt'],
  },
  {
    text: 'technical data: the number of the record and a fingerprint (hash) of the secret code in the links that we have sent you',
    columns: ['id', 'hash'],
  },
]

export const privacyText: Privacy['privacyText'] = {
  title: 'Privacy policy',
  description: 'What personal data we keep, on what legal basis, for how long, and what your rights are.',
}

export const companyNumber: Privacy['companyNumber'] = (number) => `company number (EIK) ${number}`

export const privacyFacts: Privacy['privacyFacts'] = (controller, months) => ({
  [company]: controller.legalName || controller.companyName,
  [eik]: controller.eik || 'not stated',
  [address]: controller.address,
  [email]: controller.email,
  [phone]: controller.phone,
  [period]: periodOf(months),
})

/** Fits into “We keep your enquiry {period}”. */
function periodOf(months: number | null): string {
  if (months === null) return 'for no longer than is needed for our reply and the conversations that follow'
  const most = plural(months, { one: 'one month', other: '# months' })
  return `for ${most} at most, unless we have agreed to talk again`
}

export const defaultPrivacySections: Privacy['defaultPrivacySections'] = (controller) => {
  const reachable = waysToReach(controller)
  return [
    {
      title: 'Who is responsible for your data',
      text: paragraphs(
        nameController(controller),
        `If you have any questions about your data, ${reachable}.`,
      ),
    },
    {
      title: 'What we keep',
      text: paragraphs(
        'We need your name, email address and message in order to reply to you; everything else is optional. When you send an enquiry, we keep:',
        storedOfEnquiry.map(({ text }) => `- ${text}`).join('\n'),
      ),
    },
    {
      title: '“Let me know”',
      text: paragraphs(
        'If you leave your email so that we write to you about a change, we use it for this alone, with your consent (Art. 6(1)(a) GDPR), which you can withdraw at any time by the link in every message. We keep:',
        storedOfAlert.map(({ text }) => `- ${text}`).join('\n'),
        'What is not confirmed is deleted within 7 days. What is confirmed is kept until you stop it or the apartment is sold, and for no longer than two years.',
      ),
    },
    {
      title: 'Why, and on what legal basis',
      text: paragraphs(
        'We use your data to answer your enquiry and to take steps at your request before entering into a contract (Article 6(1)(b) of Regulation (EU) 2016/679, the General Data Protection Regulation, GDPR). You may also receive a confirmation at the email address you provide.',
        'To stop automated messages and misuse, our server briefly remembers the IP address that an enquiry comes from and flags enquiries sent unusually quickly. The legal basis is our legitimate interest in running the website securely (Article 6(1)(f) GDPR). The IP address is not stored with the enquiry; server logs may contain it, together with the time and the page opened.',
        'We do not use automated decision-making or profiling.',
      ),
    },
    {
      title: 'Who receives your data',
      text: paragraphs(
        'Your data is seen only by those of us who work on enquiries. If another company runs our server or our email, it processes the data only on our behalf and on our instructions. We do not sell your data or pass it on to advertising networks.',
        'We use no tracking cookies. A sign-in cookie is used in the administration area only.',
      ),
    },
    {
      title: 'How long we keep your data',
      text: paragraphs(
        `We keep your enquiry {${period}}; if you ask us to, we will delete it sooner.`,
        'If it leads to a reservation or a contract, we keep the related data for as long as the transaction and the law require.',
      ),
    },
    {
      title: 'What stays on your device',
      text: paragraphs(
        'If the connection is lost while you are sending an enquiry, your browser keeps what you have written in the open tab only. It is deleted as soon as the enquiry is sent or you close the tab. The tab also notes when the page was reloaded because of a new version of the website.',
        'Pages and pictures you have viewed are kept on your device so that you can open them offline. They contain no personal data of yours; you can delete them in your browser settings.',
      ),
    },
    {
      title: 'Your rights',
      text: paragraphs(
        'At any time, you may ask for access to your data and a copy of it, ask us to rectify, erase or transfer it (data portability) or to restrict its processing, and object to the processing.',
        `${capitalize(reachable)}. We reply without undue delay, and within one month at the latest.`,
      ),
    },
    {
      title: 'Complaints',
      text: paragraphs(
        'If you believe that we are infringing your rights, you may lodge a complaint with the Bulgarian Commission for Personal Data Protection (CPDP): 2 Prof. Tsvetan Lazarov Blvd, 1592 Sofia, Bulgaria.',
        'www.cpdp.bg',
      ),
    },
  ]
}

/** Names who is responsible, with what the company has said of itself. */
function nameController(controller: Controller): string {
  if (!controller.legalName && !controller.companyName) return ''
  const parts = [
    `{${company}}`,
    controller.eik && companyNumber(`{${eik}}`),
    controller.address && `address: {${address}}`,
  ].filter(Boolean)
  return `The data controller is ${parts.join(', ')}.`
}

function waysToReach(controller: Controller): string {
  if (controller.email && controller.phone) return `email us at {${email}} or call us on {${phone}}`
  if (controller.email) return `email us at {${email}}`
  return controller.phone ? `call us on {${phone}}` : 'send us an enquiry through this website'
}

function paragraphs(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}
