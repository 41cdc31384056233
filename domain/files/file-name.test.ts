import { describe, expect, test } from 'vitest'
import { shownName, storedName } from './file-name.ts'

describe('the name that is shown', () => {
  test.each([
    ['План „Бриз“ 1.png', 'План „Бриз“ 1.png'],
    ['../../etc/passwd.png', 'passwd.png'],
    ['C:\\Users\\me\\plan.png', 'plan.png'],
    ['a\0b\n\u202Egnp.png', 'abgnp.png'],
    ['..', '..'],
    ['', 'file'],
    ['  ', 'file'],
  ])('%j is shown as %j', (name, shown) => {
    expect(shownName(name)).toBe(shown)
  })

  test('is not longer than 200 characters', () => {
    expect(shownName(`${'я'.repeat(300)}.png`)).toBe('я'.repeat(200))
  })
})

describe('the name that is stored', () => {
  test.each([
    ['План „Бриз“ 1.PNG', 'image/png', 'Plan-Briz-1.png'],
    ['снимка.jpeg', 'image/jpeg', 'snimka.jpeg'],
    ['page.html', 'image/jpeg', 'page.html.jpg'],
    ['really-a-photo.png', 'image/jpeg', 'really-a-photo.png.jpg'],
    ['без край', 'application/pdf', 'bez-kray.pdf'],
    ['..', 'image/png', 'file.png'],
    ['', 'image/png', 'file.png'],
    ['../../x.png', 'image/png', 'x.png'],
  ])('%j of type %s is stored as %s', (name, type, stored) => {
    expect(storedName(name, 'media', type)).toBe(stored)
  })

  test('keeps its ending however long it is', () => {
    const stored = storedName('я'.repeat(300), 'media', 'image/png')
    expect(stored).toMatch(/^ya[ya]*\.png$/)
    expect(stored.length).toBeLessThanOrEqual(100)
  })
})
