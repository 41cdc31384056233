import type { Paper, TemplateKind } from '../../domain/paper/paper.ts'

export const templateKindLabels: Record<TemplateKind, string> = {
  offer: 'Оферта',
  reservation: 'Договор за резервация',
  preliminary: 'Предварителен договор',
  handover: 'Приемо-предавателен протокол',
  other: 'Друг документ',
}

export const paperKindLabels: Record<Paper['kind'], string> = {
  ...templateKindLabels,
  scan: 'Подписан документ',
}

export const documentsText = {
  templates: 'Образци',
  about:
    'Вашите файлове на Word (.docx) с имена в скоби, например {цена словом}. Във всяка сделка се попълват с един бутон.',
  none: {
    title: 'Още няма образци.',
    advice: 'Качете файл на Word. Къде какво да се попълни, отбележете с имената от списъка.',
  },
  upload: 'Качване на образец',
  kind: 'Вид',
  columns: { name: 'Образец', kind: 'Вид', placeholders: 'Имена в него', added: 'Качен', action: 'Действие' },
  allKnown: (count: number) => (count === 0 ? 'няма имена в скоби' : `${count}, всички са познати`),
  unknown: (names: readonly string[]) =>
    `Непознати: ${names.map((name) => `{${name}}`).join(', ')}. Остават в документа така, както са написани.`,
  unreadable: 'Файлът не може да се прочете. Запазете го отново от Word като .docx и го качете пак.',
  download: 'Изтегли',
  downloadName: (name: string) => `Изтегли ${name}`,
  nameOf: (name: string) => `образеца „${name}“`,
  deleted: 'Образецът е изтрит.',
  notDeleted: 'Образецът не е изтрит',
  placeholders: {
    title: 'Имена за образците',
    about:
      'Копирайте името със скобите. Вдясно е пример какво ще пише в документа. {фирма} е юридическото лице от „Настройки“. В сделка без апартамент на мястото на неговите данни има тире.',
    rows: 'Ред от таблица с някое от следващите имена се повтаря за всяка вноска от плана на плащане:',
    columns: { name: 'Име', example: 'Пример' },
  },
  deal: {
    section: 'Документи',
    none: 'Още няма документи по сделката.',
    make: 'Попълни документ',
    template: 'Образец',
    choose: 'Изберете образец',
    noTemplates: 'Още няма образци. Качете ги в „Документи“.',
    made: 'Документът е попълнен и е в списъка.',
    failed: 'Документът не е попълнен',
    gone: 'Този образец вече не съществува. Изберете друг.',
    refused: 'Образецът не може да се прочете. Качете го отново в „Документи“.',
    busy: 'В момента се попълват много документи. Опитайте отново след малко.',
    tooMany: 'По тази сделка има твърде много документи. Изтрийте някой, който вече не е нужен.',
    scan: 'Качване на подписан документ (PDF или снимка)',
    nameOf: (name: string) => `документа „${name}“`,
    deleted: 'Документът е изтрит.',
    notDeleted: 'Документът не е изтрит',
    /** The file is called so: „Предварителен договор, ап. 12, 18.11.2026“. */
    fileName: (template: string, units: string, day: string) => `${template}, ${units}, ${day}`,
  },
  history: { kind: 'Вид', name: 'Име', url: 'Файл', dealId: 'Сделка', size: 'Размер', contentType: 'Формат' },
} as const
