import { formatNumber } from '../../../domain/formats/measures.ts'

/** „1 ред“, „14 реда“. */
const rows = (count: number) => (count === 1 ? '1 ред' : `${formatNumber(count)} реда`)

const one = {
  apartments: { changed: 'променен', added: 'нов' },
  parking: { changed: 'променено', added: 'ново' },
}
const counted = (count: number, single: string, several: string) =>
  `${formatNumber(count)} ${count === 1 ? single : several}`

export const importText = {
  title: 'Внасяне',
  link: 'Внасяне',
  intro:
    'Изнесете списъка от „Апартаменти“ или „Паркоместа“, променете го в Excel и го качете тук. Преди да се запише каквото и да е, ще видите всяка промяна.',
  rules: [
    'Променят се само колоните, които са във файла.',
    'Ред без код (скритата колона) се добавя като нов запис. Нищо не се изтрива.',
    'Запис, променен от друг след изнасянето, не се презаписва.',
  ],
  choose: 'Избери файл',
  chooseOther: 'Избери друг файл',
  file: 'или го пуснете тук: .xlsx или .csv, до 20 MB',
  reading: 'Файлът се чете…',
  saving: 'Промените се записват…',
  failed: 'Файлът не е внесен',
  refused: {
    empty: 'Файлът е празен.',
    'too-large': 'Файлът е по-голям от 20 MB. Махнете от него снимките и листовете, които не са нужни.',
    'unpacks-too-large':
      'Файлът се разопакова до твърде много данни. Копирайте таблицата в нов файл и качете него.',
    'too-many-cells':
      'Таблицата заема твърде много клетки: вероятно има нещо далеч вдясно или надолу от нея. Копирайте само таблицата в нов файл и качете него.',
    'too-much-work': 'Файлът е твърде сложен. Копирайте таблицата в нов файл и качете него.',
    'old-excel':
      'Това е файл от стар Excel (.xls). Запазете го като „Работна книга на Excel (.xlsx)“ и го качете отново.',
    protected: 'Файлът е защитен с парола. Махнете паролата в Excel и го качете отново.',
    'not-a-table': 'Това не е таблица. Качете файл .xlsx или .csv.',
    damaged:
      'Файлът е повреден и не може да се прочете. Отворете го в Excel, запазете го отново и го качете.',
    busy: 'В момента се четат други файлове. Опитайте отново след малко.',
    malformed: 'Файлът не пристигна цял. Опитайте отново.',
  },
  head: {
    'no-head': 'В първия лист няма ред с имената на колоните.',
    unclear: 'Не личи дали във файла са апартаменти, или паркоместа.',
  },
  headAdvice: 'Имената на колоните са като в изнесения файл: „Номер“, „Етаж“, „Цена (€)“ и т.н.',
  columnTwice: (head: string, columns: string) =>
    `Колоната „${head}“ е във файла два пъти: ${columns}. Оставете едната.`,
  noRows: 'Под имената на колоните няма редове.',
  tooManyRows: (count: number, most: number) =>
    `Във файла има ${rows(count)}, а наведнъж се внасят най-много ${formatNumber(most)}. Разделете го на части.`,
  outdated: 'Нищо не е записано: данните са се променили след прегледа.',
  outdatedAdvice: 'По-долу е новият преглед. Проверете го и приложете отново.',
  summary: {
    changed: 'Променени',
    added: 'Нови',
    conflict: 'Конфликти',
    refused: 'Отказани',
    same: 'Без промяна',
  },
  sections: {
    refused: 'Отказани редове',
    conflict: 'Конфликти',
    changed: 'Променени записи',
    added: 'Нови записи',
  },
  about: {
    refused: 'Тези редове няма да бъдат записани. Поправете ги във файла и го качете отново.',
    conflict:
      'Тези записи са променени в сайта, след като файлът е изнесен, и няма да бъдат презаписани. Изнесете списъка отново и нанесете промените си в него.',
    changed: '',
    added: '',
  },
  into: { apartments: 'Апартаменти', parking: 'Паркоместа' },
  nothing: 'Файлът не променя нищо.',
  nothingAdvice: (same: number) => `Прочетени са ${rows(same)} и всички са като записаните.`,
  unknownColumns: (columns: string[], more: number) =>
    `Непознати колони, които не се четат: ${columns.join(', ')}${more > 0 ? ` и още ${formatNumber(more)}` : ''}.`,
  otherSheets: (count: number) =>
    count === 1
      ? 'Прочетен е само първият лист; другият не се чете.'
      : `Прочетен е само първият лист; другите ${count} не се четат.`,
  empty: 'празно',
  rowOf: (row: number) => `Ред ${row}:`,
  chooseAll: 'Избери всички',
  chooseSure: 'Само без въпроси',
  chooseNone: 'Никои',
  withDoubts: (count: number) =>
    count === 1
      ? '1 ред има въпрос и не е избран: проверете го.'
      : `${formatNumber(count)} реда имат въпрос и не са избрани: проверете ги.`,
  apply: (count: number) => `Приложи избраните (${formatNumber(count)})`,
  applying: 'Записване…',
  saved: ({ list, added, changed }: { list: keyof typeof one; added: number; changed: number }) =>
    `Записано: ${counted(changed, one[list].changed, 'променени')}, ${counted(added, one[list].added, 'нови')}.`,
  undoLeaves: (count: number) =>
    count === 1
      ? '„Върни“ не връща 1 запис с друг етаж или вход.'
      : `„Върни“ не връща ${formatNumber(count)} записа с друг етаж или вход.`,
  undone: 'Внасянето е върнато: променените са както преди, новите са изтрити.',
  undoneChanges: (count: number) =>
    count === 1
      ? 'Върнат е предишният вид на 1 запис.'
      : `Върнат е предишният вид на ${formatNumber(count)} записа.`,
  toList: { apartments: 'Към апартаментите', parking: 'Към паркоместата' },
  toHistory: 'Към историята',
  more: (count: number) => `Покажи още ${formatNumber(count)}`,
  onlyFirst: (count: number) => `Показани са само първите ${formatNumber(count)}.`,
  export: 'Изнасяне',
  exportAs: { xlsx: 'Excel', csv: 'CSV' },
  unknownFormat: (format: string) => `Непознат формат „${format}“. Списъкът се изнася като xlsx и csv.`,
  unknownFilter: (choice: string) =>
    `Непознат избор „${choice}“. Отворете списъка, изберете филтрите в него и го изнесете оттам.`,
  exportTitle: 'Показаните записи, с вътрешните бележки',
} as const
