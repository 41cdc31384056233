import { pluralsIn } from '../plurals.ts'
import type { PublicText, ServerText } from '../public-text.ts'

const plural = pluralsIn('ro')

export const contactText: PublicText['contact'] = {
  title: 'Contactați-ne',
  intro: 'Trimiteți-ne o solicitare și vă vom contacta.',
  name: 'Nume',
  email: 'E-mail',
  phone: 'Telefon',
  optional: 'opțional',
  message: 'Mesaj',
  apartment: 'Apartament',
  wishedTime: 'Interval preferat pentru vizionare sau apel',
  wishedTimeExample: 'De exemplu, luni–vineri, după ora 17',
  submit: 'Trimiteți',
  submitting: 'Se trimite…',
  success: 'Vă mulțumim! Vă vom contacta în curând.',
  failure: 'A apărut o eroare. Vă rugăm să încercați din nou.',
  another: 'Trimiteți o altă solicitare',
  privacyBefore: 'Prin trimiterea formularului confirmați că ați luat cunoștință de ',
  privacyLink: 'Politica privind protecția datelor',
  privacyAfter: '.',
  trap: 'Lăsați acest câmp necompletat',
}

/** Shown after an enquiry; separate, because only the server uses it. */
export const contactThanks: ServerText['contactThanks'] = {
  when: 'Vă contactăm într-o zi lucrătoare, de obicei cel târziu în ziua lucrătoare următoare.',
  whenWished: (time) => `Ați indicat intervalul preferat „${time}” – vom ține cont de el.`,
  backToApartment: (number) => `Înapoi la apartamentul ${number}`,
  toFree: 'Vedeți apartamentele disponibile',
  priceList: 'Lista de prețuri (PDF)',
}

/** Why an enquiry was not stored; separate, because only the server uses it. */
export const contactRefusals: ServerText['contactRefusals'] = {
  notStored: (phone) =>
    `Momentan site-ul nu poate salva ceea ce ați trimis. Vă rugăm să încercați din nou peste câteva minute${phone && ` sau să ne sunați: ${phone}`}.`,
  tooMany:
    'Am primit prea multe mesaje într-un timp scurt. Vă rugăm să încercați peste câteva minute sau să ne sunați.',
  unknownApartment:
    'Nu am găsit un apartament cu acest număr, de aceea l-am scos din solicitare. Vă rugăm să o trimiteți din nou.',
}

/** What is wrong with a field of the form; separate, because only the server uses it. */
export const contactErrors: ServerText['contactErrors'] = {
  noName: 'Vă rugăm să introduceți numele dumneavoastră',
  noEmail: 'Vă rugăm să introduceți adresa de e-mail',
  badEmail: 'Vă rugăm să introduceți o adresă de e-mail validă',
  noMessage: 'Vă rugăm să scrieți un mesaj',
  tooLong: (most) =>
    plural(most, {
      one: 'Cel mult un caracter',
      few: 'Cel mult # caractere',
      other: 'Cel mult # de caractere',
    }),
  damaged: 'Textul conține un caracter nevalid',
}
