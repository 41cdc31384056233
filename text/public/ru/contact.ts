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
  when: 'Мы свяжемся с Вами в рабочее время, обычно не позднее следующего рабочего дня.',
  whenWished: (time) => `Вы указали удобное время: «${time}». Мы его учтём.`,
  backToApartment: (number) => `Вернуться к квартире ${number}`,
  toFree: 'Посмотреть свободные квартиры',
  priceList: 'Прайс-лист (PDF)',
}

/** Why an enquiry was not stored; separate, because only the server uses it. */
export const contactRefusals: ServerText['contactRefusals'] = {
  notStored: (phone) =>
    `Сейчас сайт не может сохранить отправленное. Пожалуйста, попробуйте ещё раз через несколько минут${phone && ` или позвоните нам: ${phone}`}.`,
  tooMany:
    'За короткое время мы получили слишком много сообщений. Пожалуйста, попробуйте через несколько минут или позвоните нам.',
  unknownApartment:
    'Квартиры с таким номером мы не нашли, поэтому убрали её из запроса. Пожалуйста, отправьте его ещё раз.',
}

/** What is wrong with a field of the form; separate, because only the server uses it. */
export const contactErrors: ServerText['contactErrors'] = {
  noName: 'Пожалуйста, укажите имя',
  noEmail: 'Пожалуйста, укажите адрес эл. почты',
  badEmail: 'Пожалуйста, проверьте адрес эл. почты: в нём ошибка',
  noMessage: 'Пожалуйста, напишите сообщение',
  tooLong: (most) =>
    plural(most, {
      one: 'Не более # символа',
      few: 'Не более # символов',
      many: 'Не более # символов',
      other: 'Не более # символа',
    }),
  damaged: 'В тексте есть недопустимый символ',
}
