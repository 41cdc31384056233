import type { EnquiryFault } from '../../../domain/enquiry/enquiry.ts'

export const contactText = {
  title: 'Свържете се с нас',
  intro: 'Изпратете ни запитване и ще се свържем с Вас.',
  name: 'Име',
  email: 'Имейл',
  phone: 'Телефон',
  optional: 'по желание',
  message: 'Съобщение',
  apartment: 'Апартамент',
  wishedTime: 'Удобно време за оглед или обаждане',
  wishedTimeExample: 'Например делник след 17 ч.',
  submit: 'Изпрати',
  submitting: 'Изпращане…',
  success: 'Благодарим ви! Ще се свържем с вас скоро.',
  failure: 'Възникна грешка. Моля, опитайте отново.',
  another: 'Изпратете друго запитване',
  privacyBefore: 'С изпращането потвърждавате, че сте запознати с ',
  privacyLink: 'Политиката за личните данни',
  privacyAfter: '.',
  trap: 'Оставете това поле празно',
}

/** Shown after an enquiry; separate, because only the server uses it. */
export const contactThanks = {
  when: 'Ще Ви потърсим в работен ден, обикновено най-късно на следващия.',
  whenWished: (time: string) => `Посочихте удобно време „${time}“ – ще се съобразим с него.`,
  backToApartment: (number: string) => `Обратно към апартамент ${number}`,
  toFree: 'Вижте свободните апартаменти',
  priceList: 'Ценова листа (PDF)',
}

/** Why an enquiry was not stored; separate, because only the server uses it. */
export const contactRefusals = {
  notStored: (phone: string) =>
    `В момента сайтът не може да запише изпратеното. Моля, опитайте отново след няколко минути${phone && ` или ни се обадете: ${phone}`}.`,
  tooMany:
    'Получихме твърде много съобщения за кратко време. Моля, опитайте след няколко минути или ни се обадете.',
  unknownApartment:
    'Не намерихме апартамент с този номер, затова го махнахме от запитването. Моля, изпратете го отново.',
}

/** What is wrong with a field of the form; separate, because only the server uses it. */
export const contactErrors = {
  noName: 'Моля, въведете Вашето име',
  noEmail: 'Моля, въведете имейл',
  badEmail: 'Моля, въведете валиден имейл',
  noMessage: 'Моля, напишете съобщение',
  tooLong: (most: number) => `Най-много ${most} знака`,
  damaged: 'Текстът съдържа повреден знак',
} satisfies Record<EnquiryFault, string | ((most: number) => string)>
