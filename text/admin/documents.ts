import type { Paper, TemplateFault, TemplateKind } from '../../domain/paper/paper.ts'

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

/** Why a file is not taken as a template, and what to do. */
export const templateFaults: Record<TemplateFault, { message: string; detail: string }> = {
  'not-word': {
    message: 'Това не е документ на Word (.docx).',
    detail: 'Отворете го с Word или LibreOffice, запазете го като .docx и го качете пак.',
  },
  damaged: {
    message: 'Файлът е повреден и не може да се прочете.',
    detail: 'Запазете го отново от Word или LibreOffice като .docx и го качете пак.',
  },
  'too-much': {
    message: 'Файлът е твърде голям за образец или има твърде много имена в скоби.',
    detail: 'Разделете го на няколко документа или махнете излишното и го качете пак.',
  },
  macros: {
    message: 'В документа има макроси.',
    detail: 'Запазете го като обикновен .docx, без макроси, и го качете пак.',
  },
  external: {
    message: 'Документът се свързва с друг файл или с картина извън него.',
    detail: 'Вмъкнете картините в самия документ, махнете връзките към файлове и го качете пак.',
  },
  field: {
    message: 'В документа има поле, което чете други файлове или програми.',
    detail: 'Заменете полето с обикновен текст (Ctrl+Shift+F9 в Word) и го качете пак.',
  },
  'unknown-part': {
    message: 'В документа има вграден файл, диаграма или друго, което не е текст и картина.',
    detail: 'Поставете го като картина или го махнете и качете документа пак.',
  },
}

export function explainFault(fault: TemplateFault): string {
  const { message, detail } = templateFaults[fault]
  return `${message} ${detail}`
}

/** How many unknown names of one template are listed. */
const namesShown = 20

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
    `Непознати: ${names
      .slice(0, namesShown)
      .map((name) => `{${name}}`)
      .join(
        ', ',
      )}${names.length > namesShown ? ` и още ${names.length - namesShown}` : ''}. Остават в документа така, както са написани.`,
  notJudged: 'Още не е прегледан. Опитайте след малко.',
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
