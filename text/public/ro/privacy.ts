import { type PageFacts, pagePlaceholders } from '../../../domain/page-texts/placeholders.ts'
import { pluralsIn } from '../plurals.ts'
import type { ServerText } from '../public-text.ts'

/** The page about personal data. Used by loaders only, so that browsers do not load it. */

type Privacy = ServerText['privacy']
type Controller = Parameters<Privacy['defaultPrivacySections']>[0]

const plural = pluralsIn('ro')

// The words in braces are Bulgarian in every language, because companies write them so in their own sections.
const [company, eik, address, email, phone, period] = pagePlaceholders

/**
 * What is stored of an enquiry, with the columns that each line stands for. A test compares them with the table, so
 * that a new column cannot be added without a text for visitors.
 */
export const storedOfEnquiry: Privacy['storedOfEnquiry'] = [
  { text: 'numele și adresa dumneavoastră de e-mail', columns: ['name', 'email'] },
  { text: 'telefonul, dacă îl indicați', columns: ['phone'] },
  { text: 'mesajul', columns: ['message'] },
  {
    text: 'apartamentul sau apartamentele, locul de parcare ori spațiul comercial despre care întrebați',
    columns: ['apartmentNumber', 'apartmentId', 'about'],
  },
  {
    text: 'intervalul preferat pentru vizionare sau apel, dacă îl indicați',
    columns: ['wishedTime'],
  },
  { text: 'limba paginii de pe care ne scrieți', columns: ['language'] },
  {
    text: 'cum am primit solicitarea și fișa de client în care este reunită corespondența noastră',
    columns: ['source', 'clientId'],
  },
  { text: 'data și ora trimiterii', columns: ['submittedAt'] },
  {
    text: 'un marcaj, dacă formularul a fost trimis neobișnuit de repede după deschiderea lui',
    columns: ['sentQuickly'],
  },
  {
    text: 'modul în care ne ocupăm de solicitare: dacă a fost citită, în ce stadiu suntem, ce coleg răspunde de ea, când să vă sunăm, când am răspuns, ce ne-am notat din discuții și de ce nu s-a ajuns la cumpărare',
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
    text: 'date tehnice: numărul și versiunea înregistrării, un cod al trimiterii, pentru ca solicitarea să nu fie înregistrată de două ori, și o copie a acelorași cuvinte pentru căutare',
    columns: ['id', 'revision', 'submissionId', 'searchText'],
  },
]

/** What is stored of an alert, in the same way. */
export const storedOfAlert: Privacy['storedOfAlert'] = [
  { text: 'adresa dumneavoastră de e-mail', columns: ['email', 'mailbox'] },
  { text: 'limba paginii', columns: ['language'] },
  { text: 'despre ce apartament vă scriem sau jurnalul de șantier', columns: ['subject'] },
  { text: 'când ați cerut și când ați confirmat', columns: ['createdAt', 'confirmedAt'] },
  {
    text: 'ce v-am comunicat ultima dată și dacă s-a observat o schimbare',
    columns: ['notifiedStatus', 'notifiedPrice', 'notifiedUntil', 'noticedAt'],
  },
  {
    text: 'date tehnice: numărul înregistrării și amprenta (hash) a codului secret din linkurile pe care vi le-am trimis',
    columns: ['id', 'hash'],
  },
]

export const privacyText: Privacy['privacyText'] = {
  title: 'Protecția datelor personale',
  description: 'Ce date personale păstrăm, pe ce temei juridic, cât timp și ce drepturi aveți.',
}

export const companyNumber: Privacy['companyNumber'] = (number) => `cod unic de identificare (EIK) ${number}`

export function privacyFacts(of: Controller, months: number | null): PageFacts {
  return {
    [company]: of.legalName || of.companyName,
    [eik]: of.eik || 'neindicat',
    [address]: of.address,
    [email]: of.email,
    [phone]: of.phone,
    [period]: periodOf(months),
  }
}

/** Fits into „Păstrăm solicitarea dumneavoastră …“. */
function periodOf(months: number | null): string {
  if (months === null) return 'doar cât este necesar pentru răspuns și pentru discuțiile ulterioare'
  const most = plural(months, { one: 'o lună', few: '# luni', other: '# de luni' })
  return `cel mult ${most}, cu excepția cazului în care am convenit o discuție ulterioară`
}

export const defaultPrivacySections: Privacy['defaultPrivacySections'] = (of) => {
  const reachable = waysToReach(of)
  return [
    {
      title: 'Cine răspunde de datele dumneavoastră',
      text: paragraphs(
        nameController(of),
        `Pentru orice întrebare despre datele dumneavoastră, ${reachable}.`,
      ),
    },
    {
      title: 'Ce păstrăm',
      text: paragraphs(
        'Numele, adresa de e-mail și mesajul sunt necesare pentru a vă putea răspunde; restul datelor sunt opționale. Când ne trimiteți o solicitare, păstrăm:',
        storedOfEnquiry.map(({ text }) => `- ${text}`).join('\n'),
      ),
    },
    {
      title: '„Anunțați-mă”',
      text: paragraphs(
        'Dacă vă lăsați adresa de e-mail ca să vă scriem despre o schimbare, o folosim numai în acest scop, cu consimțământul dumneavoastră (art. 6 alin. (1) lit. (a) RGPD), pe care îl puteți retrage oricând prin linkul din fiecare mesaj. Păstrăm:',
        storedOfAlert.map(({ text }) => `- ${text}`).join('\n'),
        'Ce nu este confirmat se șterge în cel mult 7 zile. Ce este confirmat se păstrează până când opriți mesajele sau apartamentul este vândut, cel mult doi ani.',
      ),
    },
    {
      title: 'Scopul și temeiul juridic',
      text: paragraphs(
        'Folosim datele pentru a răspunde la solicitarea dumneavoastră și pentru a face demersurile cerute de dumneavoastră înainte de încheierea unui contract (art. 6 alin. (1) lit. (b) din Regulamentul (UE) 2016/679, Regulamentul general privind protecția datelor, RGPD). Puteți primi și o confirmare la adresa de e-mail indicată.',
        'Pentru a opri mesajele automate și abuzurile, serverul reține pentru scurt timp adresa de rețea (IP) de la care vin solicitările și le marchează pe cele trimise neobișnuit de repede. Temeiul este interesul nostru legitim ca site-ul să funcționeze în siguranță (art. 6 alin. (1) lit. (f) RGPD). Adresa nu se înregistrează împreună cu solicitarea; jurnalele serverului o pot conține, alături de oră și de pagina deschisă.',
        'Nu luăm decizii automate în privința dumneavoastră și nu creăm profiluri.',
      ),
    },
    {
      title: 'Cine le primește',
      text: paragraphs(
        'Datele sunt văzute doar de colegii noștri care se ocupă de solicitări. Dacă serverul sau poșta noastră electronică sunt întreținute de altă firmă, aceasta le prelucrează doar ca persoană împuternicită, la instrucțiunile noastre. Nu le vindem și nu le transmitem rețelelor de publicitate.',
        'Nu folosim cookie-uri de urmărire. Doar zona de administrare are un cookie de autentificare.',
      ),
    },
    {
      title: 'Cât timp',
      text: paragraphs(
        `Păstrăm solicitarea dumneavoastră {${period}}; la cererea dumneavoastră, o ștergem și mai devreme.`,
        'Dacă se ajunge la o rezervare sau la un contract, păstrăm datele aferente atât timp cât o cer tranzacția și legea.',
      ),
    },
    {
      title: 'Ce rămâne pe dispozitivul dumneavoastră',
      text: paragraphs(
        'În cazul în care conexiunea se întrerupe în timp ce trimiteți o solicitare, browserul păstrează textul doar în fila deschisă. Acesta se șterge imediat ce solicitarea este trimisă sau închideți fila. În filă se notează și momentul în care pagina a fost reîncărcată din cauza unei versiuni noi a site-ului.',
        'Paginile și imaginile vizitate se păstrează pe dispozitiv, ca să le puteți deschide și fără internet. Ele nu conțin date personale ale dumneavoastră; le puteți șterge din setările browserului.',
      ),
    },
    {
      title: 'Drepturile dumneavoastră',
      text: paragraphs(
        'Puteți cere oricând accesul la datele dumneavoastră și o copie a acestora, rectificarea, ștergerea sau portabilitatea lor, precum și restricționarea prelucrării; de asemenea, vă puteți opune prelucrării.',
        `Pentru aceasta, ${reachable}. Răspundem fără întârzieri nejustificate, în cel mult o lună.`,
      ),
    },
    {
      title: 'Plângere',
      text: paragraphs(
        'Dacă sunteți de părere că vă încălcăm drepturile, puteți depune o plângere la autoritatea de supraveghere din Bulgaria, Comisia pentru Protecția Datelor cu Caracter Personal (CPDP): 1592 Sofia, bd. „Prof. Tsvetan Lazarov” nr. 2.',
        'www.cpdp.bg',
      ),
    },
  ]
}

/** Names who is responsible, with what the company has said of itself. */
function nameController(of: Controller): string {
  if (!of.legalName && !of.companyName) return ''
  const parts = [
    `{${company}}`,
    of.eik && companyNumber(`{${eik}}`),
    of.address && `cu adresa: {${address}}`,
  ].filter(Boolean)
  return `Operatorul datelor cu caracter personal este ${parts.join(', ')}.`
}

function waysToReach(of: Controller): string {
  if (of.email && of.phone) return `scrieți-ne la {${email}} sau sunați-ne la {${phone}}`
  if (of.email) return `scrieți-ne la {${email}}`
  return of.phone ? `sunați-ne la {${phone}}` : 'trimiteți-ne o solicitare de pe site'
}

function paragraphs(...texts: string[]): string {
  return texts.filter((text) => text !== '').join('\n\n')
}
