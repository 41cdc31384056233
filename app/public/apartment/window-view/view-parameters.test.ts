import { expect, test } from 'vitest'
import { readViewState, viewSearch } from './view-parameters.ts'

test('the view opens and changes its light without forgetting what was chosen of the costs', () => {
  const shown = new URLSearchParams('own=40&years=30&light=dusk')
  expect(readViewState(shown)).toEqual({ isOpen: false, isDusk: true })
  expect(viewSearch(shown, { isOpen: true, isDusk: true })).toBe('?own=40&years=30&view=open&light=dusk')
  expect(viewSearch(shown, { isOpen: false, isDusk: false })).toBe('?own=40&years=30')
  expect(viewSearch(new URLSearchParams('light=dusk'), { isOpen: false, isDusk: false })).toBe('')
})
