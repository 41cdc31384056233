import type { PublicText, ServerText } from '../public-text.ts'

export const contactText: PublicText['contact'] = {
  title: 'Nehmen Sie Kontakt auf',
  intro: 'Senden Sie uns eine Anfrage, und wir melden uns bei Ihnen.',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  optional: 'optional',
  message: 'Nachricht',
  apartment: 'Wohnung',
  wishedTime: 'Passende Zeit für Besichtigung oder Anruf',
  wishedTimeExample: 'Zum Beispiel werktags nach 17 Uhr',
  submit: 'Senden',
  submitting: 'Wird gesendet\u00a0…',
  success: 'Vielen Dank! Wir melden uns in Kürze bei Ihnen.',
  failure: 'Ein Fehler ist aufgetreten. Bitte versuchen Sie es erneut.',
  another: 'Weitere Anfrage senden',
  privacyBefore: 'Mit dem Absenden bestätigen Sie, dass Sie unsere ',
  privacyLink: 'Datenschutzerklärung',
  privacyAfter: ' zur Kenntnis genommen haben.',
  trap: 'Bitte lassen Sie dieses Feld leer',
}

export const contactThanks: ServerText['contactThanks'] = {
  when: 'Wir melden uns in der Regel spätestens am nächsten Arbeitstag bei Ihnen.',
  whenWished: (time) => `Als passende Zeit haben Sie „${time}“ angegeben – wir richten uns danach.`,
  backToApartment: (number) => `Zurück zu Wohnung ${number}`,
  toFree: 'Freie Wohnungen ansehen',
  priceList: 'Preisliste (PDF)',
}

export const contactRefusals: ServerText['contactRefusals'] = {
  notStored: (phone) =>
    `Die Website kann Ihre Eingabe im Moment nicht speichern. Bitte versuchen Sie es in einigen Minuten erneut${phone && ` oder rufen Sie uns an: ${phone}`}.`,
  tooMany:
    'Wir haben in kurzer Zeit zu viele Nachrichten erhalten. Bitte versuchen Sie es in einigen Minuten erneut oder rufen Sie uns an.',
  unknownApartment:
    'Wir haben keine Wohnung mit dieser Nummer gefunden und die Angabe daher aus der Anfrage entfernt. Bitte senden Sie die Anfrage noch einmal.',
}

export const contactErrors: ServerText['contactErrors'] = {
  noName: 'Bitte geben Sie Ihren Namen ein',
  noEmail: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  badEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  noMessage: 'Bitte schreiben Sie eine Nachricht',
  tooLong: (most) => `Höchstens ${most} Zeichen`,
  damaged: 'Der Text enthält ein ungültiges Zeichen',
}
