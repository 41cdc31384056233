import { pagePlaceholders } from '../../../domain/page-texts/placeholders.ts'
import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'
import { capitalize } from './building-noun.ts'

/** The page about personal data. Used by loaders only, so that browsers do not load it. */

type Privacy = ServerText['privacy']
type Controller = Parameters<Privacy['defaultPrivacySections']>[0]

const plural = pluralsIn('de')

/** The placeholders are Bulgarian words in every language, because the company writes them so. */
const [firm, eik, address, email, phone, period] = pagePlaceholders

export const storedOfEnquiry: Privacy['storedOfEnquiry'] = [
  { text: 'Ihren Namen und Ihre E-Mail-Adresse', columns: ['name', 'email'] },
  { text: 'Ihre Telefonnummer, falls Sie sie angeben', columns: ['phone'] },
  { text: 'die Nachricht', columns: ['message'] },
  {
    text: 'die Wohnung oder die Wohnungen, den Stellplatz oder die Gewerbefläche, um die es geht',
    columns: ['apartmentNumber', 'apartmentId', 'about'],
  },
  {
    text: 'die für Sie passende Zeit für eine Besichtigung oder einen Anruf, falls Sie sie angeben',
    columns: ['wishedTime'],
  },
  { text: 'die Sprache der Seite, von der aus Sie schreiben', columns: ['language'] },
  {
    text: 'auf welchem Weg uns die Anfrage erreicht hat und den Kundeneintrag, der unseren Schriftwechsel zusammenfasst',
    columns: ['source', 'clientId'],
  },
  { text: 'Datum und Uhrzeit des Absendens', columns: ['submittedAt'] },
  {
    text: 'einen Vermerk, falls das Formular ungewöhnlich schnell nach dem Öffnen abgesendet wurde',
    columns: ['sentQuickly'],
  },
  {
    text: 'wie wir die Anfrage bearbeiten: ob sie gelesen wurde, wie weit wir sind, wer sie betreut, wann wir Sie anrufen sollen, wann wir geantwortet haben, was wir uns aus den Gesprächen notiert haben und warum es nicht zum Kauf kam',
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
    text: 'technische Daten: Nummer und Version des Eintrags, eine Kennung der Übermittlung, damit sie nicht doppelt gespeichert wird, und eine Kopie derselben Angaben für die Suche',
    columns: ['id', 'revision', 'submissionId', 'searchText'],
  },
]

/** What is stored of an alert, in the same way. */
export const storedOfAlert: Privacy['storedOfAlert'] = [
  { text: 'Ihre E-Mail-Adresse', columns: ['email', 'mailbox'] },
  { text: 'die Sprache der Seite', columns: ['language'] },
  { text: 'über welche Wohnung wir Ihnen schreiben, oder das Bautagebuch', columns: ['subject'] },
  { text: 'wann Sie darum gebeten und es bestätigt haben', columns: ['createdAt', 'confirmedAt'] },
  {
    text: 'was wir Ihnen zuletzt mitgeteilt haben, und ob eine Änderung bemerkt wurde',
    columns: ['notifiedStatus', 'notifiedPrice', 'notifiedUntil', 'noticedAt'],
  },
  {
    text: 'technische Daten: die Nummer des Eintrags und einen Prüfwert (Hash) des geheimen Codes in den Links, die wir Ihnen geschickt haben',
    columns: ['id', 'hash'],
  },
]

export const privacyText: Privacy['privacyText'] = {
  title: 'Datenschutz',
  description:
    'Welche personenbezogenen Daten wir auf welcher Rechtsgrundlage und wie lange speichern – und welche Rechte Sie haben.',
}

export const companyNumber: Privacy['companyNumber'] = (number) =>
  `bulgarische Unternehmensnummer (EIK) ${number}`

export const privacyFacts: Privacy['privacyFacts'] = (company, months) => ({
  [firm]: company.legalName || company.companyName,
  [eik]: company.eik || 'nicht angegeben',
  [address]: company.address,
  [email]: company.email,
  [phone]: company.phone,
  [period]: periodOf(months),
})

/** Fits into „Wir speichern Ihre Anfrage …“. */
function periodOf(months: number | null): string {
  if (months === null) return 'nicht länger, als es für die Antwort und die folgenden Gespräche nötig ist'
  const most = plural(months, { one: 'einen Monat', other: '# Monate' })
  return `höchstens ${most}, es sei denn, wir haben ein weiteres Gespräch vereinbart`
}

export const defaultPrivacySections: Privacy['defaultPrivacySections'] = (company) => {
  const reachable = waysToReach(company)
  return [
    {
      title: 'Wer für die Daten verantwortlich ist',
      text: paragraphs(nameController(company), `Bei allen Fragen zu Ihren Daten ${reachable}.`),
    },
    {
      title: 'Was wir speichern',
      text: paragraphs(
        'Name, E-Mail-Adresse und Nachricht brauchen wir, um Ihnen zu antworten; alles andere ist freiwillig. Wenn Sie eine Anfrage senden, speichern wir:',
        storedOfEnquiry.map(({ text }) => `- ${text}`).join('\n'),
      ),
    },
    {
      title: 'Benachrichtigungen',
      text: paragraphs(
        'Wenn Sie Ihre E-Mail-Adresse hinterlassen, damit wir Ihnen über eine Änderung schreiben, verwenden wir sie nur dafür, mit Ihrer Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO), die Sie jederzeit über den Link in jeder Nachricht widerrufen können. Wir speichern:',
        storedOfAlert.map(({ text }) => `- ${text}`).join('\n'),
        'Was nicht bestätigt wird, löschen wir innerhalb von 7 Tagen. Bestätigtes speichern wir, bis Sie es abbestellen oder die Wohnung verkauft ist, höchstens zwei Jahre.',
      ),
    },
    {
      title: 'Zwecke und Rechtsgrundlagen',
      text: paragraphs(
        'Wir verwenden die Daten, um Ihre Anfrage zu beantworten und auf Ihren Wunsch vorvertragliche Maßnahmen durchzuführen (Art. 6 Abs. 1 Buchst. b der Verordnung (EU) 2016/679, Datenschutz-Grundverordnung, DSGVO). Gegebenenfalls erhalten Sie an die angegebene E-Mail-Adresse eine Bestätigung.',
        'Um automatische Nachrichten und Missbrauch abzuwehren, merkt sich der Server für kurze Zeit die IP-Adresse, von der Anfragen kommen, und kennzeichnet ungewöhnlich schnell abgesendete Anfragen. Rechtsgrundlage ist unser berechtigtes Interesse am sicheren Betrieb der Website (Art. 6 Abs. 1 Buchst. f DSGVO). Die IP-Adresse wird nicht zusammen mit der Anfrage gespeichert; Serverprotokolle können sie zusammen mit der Uhrzeit und der aufgerufenen Seite enthalten.',
        'Wir treffen keine automatisierten Entscheidungen über Sie und erstellen keine Profile.',
      ),
    },
    {
      title: 'Wer die Daten erhält',
      text: paragraphs(
        'Die Daten sehen nur die Personen, die bei uns Anfragen bearbeiten. Wird unser Server oder unser E-Mail-Dienst von einem anderen Unternehmen betrieben, verarbeitet es die Daten nur in unserem Auftrag (Auftragsverarbeitung). Wir verkaufen sie nicht und geben sie nicht an Werbenetzwerke weiter.',
        'Wir verwenden keine Tracking-Cookies. Ein Anmelde-Cookie gibt es nur im Verwaltungsbereich.',
      ),
    },
    {
      title: 'Wie lange wir die Daten speichern',
      text: paragraphs(
        `Wir speichern Ihre Anfrage {${period}}; auf Ihren Wunsch löschen wir sie früher.`,
        'Kommt es zu einer Reservierung oder einem Vertrag, bewahren wir die zugehörigen Daten so lange auf, wie das Geschäft und das Gesetz es verlangen.',
      ),
    },
    {
      title: 'Was auf Ihrem Gerät bleibt',
      text: paragraphs(
        'Bricht die Verbindung ab, während Sie eine Anfrage senden, bewahrt der Browser Ihren Text nur im geöffneten Tab auf. Er wird gelöscht, sobald die Anfrage gesendet ist oder Sie den Tab schließen. Im Tab wird auch vermerkt, wann die Seite wegen einer neuen Version der Website neu geladen wurde.',
        'Besuchte Seiten und Fotos werden auf dem Gerät gespeichert, damit Sie sie auch ohne Internet öffnen können. Sie enthalten keine personenbezogenen Daten von Ihnen; Sie können sie in den Einstellungen des Browsers löschen.',
      ),
    },
    {
      title: 'Ihre Rechte',
      text: paragraphs(
        'Sie haben jederzeit das Recht auf Auskunft über Ihre Daten und auf eine Kopie davon, auf Berichtigung, Löschung, Einschränkung der Verarbeitung und Datenübertragbarkeit sowie das Recht, der Verarbeitung zu widersprechen.',
        `${capitalize(reachable)}. Wir antworten unverzüglich, spätestens innerhalb eines Monats.`,
      ),
    },
    {
      title: 'Beschwerde',
      text: paragraphs(
        'Wenn Sie meinen, dass wir Ihre Rechte verletzen, können Sie sich bei der bulgarischen Datenschutzbehörde beschweren, der Kommission für den Schutz personenbezogener Daten (KZLD): Boulevard „Prof. Tsvetan Lazarov“ 2, 1592 Sofia, Bulgarien. Wohnen Sie in einem anderen EU-Staat, können Sie sich auch an die dortige Datenschutzbehörde wenden.',
        'www.cpdp.bg',
      ),
    },
  ]
}

/** Names who is responsible, with what the company has said of itself. */
function nameController(company: Controller): string {
  if (!company.legalName && !company.companyName) return ''
  const parts = [
    `{${firm}}`,
    company.eik && companyNumber(`{${eik}}`),
    company.address && `Anschrift: {${address}}`,
  ]
  return `Verantwortlicher für die Verarbeitung Ihrer personenbezogenen Daten ist ${parts.filter(Boolean).join(', ')}.`
}

function waysToReach(company: Controller): string {
  if (company.email && company.phone)
    return `schreiben Sie uns an {${email}} oder rufen Sie uns unter {${phone}} an`
  if (company.email) return `schreiben Sie uns an {${email}}`
  return company.phone ? `rufen Sie uns unter {${phone}} an` : 'senden Sie uns eine Anfrage über die Website'
}

function paragraphs(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}
