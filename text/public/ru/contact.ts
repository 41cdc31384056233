import { pluralsIn } from '../plurals.ts'
import type { PublicText, ServerText } from '../public-text.ts'

const plural = pluralsIn('ru')

export const contactText: PublicText['contact'] = {
  title: 'Свяжитесь с нами',
  intro: 'Отправьте нам запрос, и мы с Вами свяжемся.',
  name: 'Имя',
  email: 'Эл. почта',
  phone: 'Телефон',
  optional: 'по желанию',
  message: 'Сообщение',
  apartment: 'Квартира',
  wishedTime: 'Удобное время для просмотра или звонка',
  wishedTimeExample: 'Например, в будни после 17:00',
  submit: 'Отправить',
  submitting: 'Отправляем…',
  success: 'Спасибо! Мы скоро свяжемся с Вами.',
  failure: 'Произошла ошибка. Пожалуйста, попробуйте ещё раз.',
  another: 'Отправить ещё один запрос',
  privacyBefore: 'Отправляя запрос, Вы подтверждаете, что ознакомились с ',
  privacyLink: 'Политикой обработки персональных данных',
  privacyAfter: '.',
  trap: 'Оставьте это поле пустым',
}

/** Shown after an enquiry; separate, because only the server uses it. */
export const contactThanks: ServerText['contactThanks'] = {
  when: 'Мы свяжемся с Вами в рабочий день, обычно не позднее следующего.',
  whenWished: (time) => `Вы указали удобное время: «${time}» — мы его учтём.`,
  backToApartment: (number) => `Вернуться к квартире ${number}`,
  toFree: 'Посмотреть свободные квартиры',
  priceList: 'Прайс-лист (PDF)',
}

/** Why an enquiry was not stored; separate, because only the server uses it. */
export const contactRefusals: ServerText['contactRefusals'] = {
  tooMany:
    'За короткое время мы получили слишком много сообщений. Пожалуйста, попробуйте через несколько минут или позвоните нам.',
  unknownApartment:
    'Квартиры с таким номером мы не нашли, поэтому убрали её из запроса. Пожалуйста, отправьте его ещё раз.',
}

/** What is wrong with a field of the form; separate, because only the server uses it. */
export const contactErrors: ServerText['contactErrors'] = {
  noName: 'Пожалуйста, введите Ваше имя',
  noEmail: 'Пожалуйста, введите адрес эл. почты',
  badEmail: 'Пожалуйста, введите действительный адрес эл. почты',
  noMessage: 'Пожалуйста, напишите сообщение',
  tooLong: (most) =>
    plural(most, {
      one: 'Не более # знака',
      few: 'Не более # знаков',
      many: 'Не более # знаков',
      other: 'Не более # знака',
    }),
  damaged: 'В тексте есть повреждённый знак',
}
