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
  { text: 'your phone number, if you give it', columns: ['phone'] },
  { text: 'your message', columns: ['message'] },
  {
    text: 'the apartment, parking space or shop you are asking about',
    columns: ['apartmentNumber', 'apartmentId', 'about'],
  },
  { text: 'the time that suits you for a viewing or a call, if you give it', columns: ['wishedTime'] },
  { text: 'the language of the page you write from', columns: ['language'] },
  { text: 'the date and time of sending', columns: ['submittedAt'] },
  { text: 'a mark if the form was sent unusually soon after it was opened', columns: ['sentQuickly'] },
  {
    text: 'how we handle your enquiry: whether it has been read, how far we have got, which colleague is in charge of it, when to call you, when we answered and what we noted from our conversations',
    columns: ['isRead', 'stage', 'agentId', 'nextCallOn', 'answeredAt'],
  },
  {
    text: 'technical data: the number and version of the record, a token of the sending so that it is not stored twice, and a copy of the same words for searching',
    columns: ['id', 'revision', 'submissionId', 'searchText'],
  },
]

export const privacyText: Privacy['privacyText'] = {
  title: 'Privacy',
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
  if (months === null) return 'no longer than is needed for our answer and the conversations that follow'
  const most = plural(months, { one: 'one month', other: '# months' })
  return `for ${most} at most, unless we have agreed on a further conversation`
}

export const defaultPrivacySections: Privacy['defaultPrivacySections'] = (controller) => {
  const reachable = waysToReach(controller)
  return [
    {
      title: 'Who is responsible for the data',
      text: paragraphs(nameController(controller), `For any question about your data, ${reachable}.`),
    },
    {
      title: 'What we keep',
      text: paragraphs(
        'We need your name, email address and message in order to answer you; everything else is optional. When you send an enquiry, we keep:',
        storedOfEnquiry.map(({ text }) => `- ${text}`).join('\n'),
      ),
    },
    {
      title: 'Why, and on what legal basis',
      text: paragraphs(
        'We use the data to answer your enquiry and to take the steps you ask for before entering into a contract (Article 6(1)(b) of Regulation (EU) 2016/679, the General Data Protection Regulation, GDPR). You may also receive a confirmation at the email address you give.',
        'To stop automated messages and misuse, the server remembers for a short time the network address (IP) that enquiries come from, and marks those sent unusually quickly. The legal basis is our legitimate interest in running the website securely (Article 6(1)(f) GDPR). The address is not stored with the enquiry; the logs of the server may contain it together with the time and the page opened.',
        'We make no automated decisions about you and create no profiles.',
      ),
    },
    {
      title: 'Who receives it',
      text: paragraphs(
        'Your data is seen only by those of us who work on enquiries. If another company maintains our server or our mail, it processes the data only on our behalf. We do not sell your data or pass it on to advertising networks.',
        'We use no tracking cookies. There is a sign-in cookie in the administration area only.',
      ),
    },
    {
      title: 'For how long',
      text: paragraphs(
        `We keep your enquiry {${period}}; if you ask us to, we delete it sooner.`,
        'If it leads to a reservation or a contract, we keep the related data for as long as the transaction and the law require.',
      ),
    },
    {
      title: 'What stays on your device',
      text: paragraphs(
        'If the connection is lost while you are sending an enquiry, your browser keeps what you have written in the open tab only. It is deleted as soon as the enquiry is sent or you close the tab. The tab also notes when the page was reloaded because of a new version of the website.',
        'Pages and pictures you have viewed are kept on your device so that you can open them without internet. They contain no personal data of yours; you can delete them in the settings of your browser.',
      ),
    },
    {
      title: 'Your rights',
      text: paragraphs(
        'At any time you may ask for access to your data and a copy of it, for it to be corrected, erased or transferred, or for its processing to be restricted, and you may object to the processing.',
        `${capitalize(reachable)}. We answer without undue delay, within one month at the latest.`,
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
  return `The controller of personal data is ${parts.join(', ')}.`
}

function waysToReach(controller: Controller): string {
  if (controller.email && controller.phone) return `write to us at {${email}} or call us on {${phone}}`
  if (controller.email) return `write to us at {${email}}`
  return controller.phone ? `call us on {${phone}}` : 'send us an enquiry from this website'
}

function paragraphs(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}
