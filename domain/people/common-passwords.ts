/**
 * Words that people often use as a password of ten characters: alone, with digits or signs around them, or several
 * together. Names of people and places, and Bulgarian words in both alphabets, are among them.
 */
export const commonPasswordParts: ReadonlySet<string> = new Set(
  `
  password passwort passw passwords parola parolata parolka moqtaparola moyataparola парола паролата паролка моятапарола
  admin administrator administratora admins root superuser user username login signin welcome
  администратор админ потребител добредошли здравей здравейте вход
  letmein changeme changeit default secret secure security private test tester testtest testing temp temporary guest
  demo sample example master manager work office sales агент офис продажби мениджър шеф
  qwerty qwertyuiop qwert qwertz azerty asdf asdfgh asdfghjkl asdfghjk zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
  явертъ явертъуиоп чшертъ чшертъуиоп асдфгх асдфгхйкл зьцжбнм уеишщксдзц ьяаожгтнвм
  abc abcd abcde abcdef abcdefg abcdefgh abcdefghij abcdefghijk абв абвг абвгд абвгде абвгдеж абвгдежзий
  iloveyou ilovey loveyou love lovely forever princess sunshine butterfly football baseball basketball superman batman
  starwars pokemon dragon monkey shadow michael jordan computer internet samsung iphone android google facebook
  whatever trustno freedom summer winter spring autumn january february september october november december
  obicham obichamte obichamteb obichammama обичам обичамте обичамтебе любов слънце слънчице принцеса
  лято зима пролет есен януари февруари март април май юни юли август септември октомври ноември декември
  lqto lyato zima prolet esen slunce slance slanchice liubov lubov lyubov
  bulgaria balgaria balgariya bulgariya bulgarian blgariq balgariq българия българка българин
  sofia sofiya sofiq plovdiv varna burgas burgaz nessebar nesebar sozopol pomorie ruse stara zagora pleven
  софия пловдив варна бургас несебър созопол поморие русе плевен
  levski levskisofia cska cskasofia ludogorets botev beroe slavia lokomotiv левски цска лудогорец ботев славия
  aleksandar alexander aleksandra alexandra desislava stanislav stanislava kristian kristina gabriela viktoria
  viktoriya viktoriq nikolay nikolai dimitar georgi georgiev ivanov ivanova petrov petrova dimitrov dimitrova
  georgieva nikolov nikolova hristov hristova todorov todorova stoyanov stoyanova
  александър александра десислава станислав кристиян кристина габриела виктория николай димитър георги георгиев
  иванов иванова петров петрова димитров димитрова георгиева николов николова христов христова тодоров тодорова
  ivan maria mariya petar peter dimitur elena иван мария петър елена
  imoti imot apartament apartamenti apartment apartments building sgrada sgradata stroitel stroitelstvo broker
  имот имоти апартамент апартаменти сграда сградата строител строителство брокер
  the my your mine is i a and na za moq moyata moqta моята моят моето на за и е
  `
    .trim()
    .split(/\s+/),
)

/** Rows of keys: Latin, Bulgarian (BDS and phonetic), digits, and the columns of the keyboard. */
export const keyboardRows = [
  '`1234567890-=',
  '12345678901234567890',
  'qwertyuiop[]\\',
  "asdfghjkl;'",
  'zxcvbnm,./',
  'qwertyuiopasdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдежзийклмнопрстуфхцчшщъьюя',
  'уеишщксдзц;',
  'ьяаожгтнвмч',
  'юйъэфхпрлб',
  'явертъуиопшщ',
  'чшертъуиопюж',
  'асдфгхйкл',
  'зьцжбнм',
  'явертъуиопасдфгхйклзьцжбнм',
]
