import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { useWrittenLineLanguage, WrittenLine } from './written.tsx'

function render(component: () => React.ReactNode, untranslated: string[]): string {
  const Page = createRoutesStub([{ id: 'page', path: '/', Component: component }])
  const hydrationData = { loaderData: { page: { untranslated } } }
  return renderToStaticMarkup(createElement(Page, { hydrationData }))
}

const marked = (line: string, untranslated: string[]) =>
  render(() => createElement(WrittenLine, { text: line }), untranslated)

test.each([
  ['Двустаен, floor 1', ['Двустаен'], '<span lang="bg">Двустаен</span>, floor 1'],
  ['Eingang А, Партер', ['А', 'Партер'], 'Eingang <span lang="bg">А</span>, <span lang="bg">Партер</span>'],
  ['Entrance B, партер', ['Партер'], 'Entrance B, <span lang="bg">партер</span>'],
  ['Двустаен мезонет', ['Двустаен', 'Двустаен мезонет'], '<span lang="bg">Двустаен мезонет</span>'],
  ['Квартира А в доме', ['А'], 'Квартира <span lang="bg">А</span> в доме'],
  ['Балкон, а также сад', ['А', 'Бал'], 'Балкон, а также сад'],
  ['Sold (50 %)', ['С+ (нов)'], 'Sold (50 %)'],
  ['Nothing to mark', [], 'Nothing to mark'],
])('%j with %j untranslated', (line, untranslated, expected) => {
  expect(marked(line, untranslated)).toBe(expected)
})

function Option({ line }: { line: string }) {
  const languageOf = useWrittenLineLanguage()
  return createElement('i', { lang: languageOf(line) })
}

test('an element that holds text only is Bulgarian as a whole', () => {
  const option = (line: string) => render(() => createElement(Option, { line }), ['Сутерен'])
  expect(option('Niveau Сутерен')).toBe('<i lang="bg"></i>')
  expect(option('Basement')).toBe('<i></i>')
})
