import type { Page } from '@playwright/test'

export interface ReadHtml {
  language: string
  /** Where links and forms lead to on this site, except to other languages (`hreflang`) and to files. */
  paths: string[]
  /** Duplicate ids, and elements that a browser moves or adds because they must not be where they are. */
  faults: string[]
  /** Texts with Cyrillic letters in an element of the page's own language. */
  cyrillic: string[]
}

/**
 * Reads the HTML of a page as a browser does, without loading anything: parsing it again finds wrong nesting, since
 * the elements must come out in the order in which they were written. `names` may be Cyrillic in attributes and in
 * the head, which cannot be marked as Bulgarian.
 */
export function readHtml(page: Page, html: string, names: readonly string[]): Promise<ReadHtml> {
  return page.evaluate(
    ({ html, names }) => {
      const read = new DOMParser().parseFromString(html, 'text/html')
      const all = [...read.querySelectorAll('*')]

      const ids = all.map(({ id }) => id).filter((id) => id !== '')
      const faults = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `The id ${id} twice`)
      const written = html
        .replace(/<!--[\s\S]*?-->/g, '')
        .replace(/(<(script|style|title|textarea)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1')
      const tags = [...written.matchAll(/<([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name.toLowerCase())
      const parsed = all.map(({ localName }) => localName.toLowerCase())
      const wrong = tags.findIndex((name, index) => name !== parsed[index])
      if (wrong >= 0)
        faults.push(`<${tags[wrong]}> is no longer after ${tags.slice(wrong - 6, wrong).join(' ')}`)
      if (wrong < 0 && parsed.length > tags.length) faults.push('There are elements that were not written')

      const isCyrillic = (text: string) => /\p{Script=Cyrillic}/u.test(text)
      const withoutNames = (text: string) => names.reduce((rest, name) => rest.replaceAll(name, ''), text)
      const isForeign = (element: Element | null) =>
        element?.closest('[lang]')?.getAttribute('lang') !== read.documentElement.lang
      const ofAttributes = all
        .filter((each) => !isForeign(each))
        .flatMap((each) =>
          ['alt', 'title', 'aria-label', 'placeholder', 'content', 'label'].map((name) =>
            withoutNames(each.getAttribute(name) ?? ''),
          ),
        )
      const ofHead = [withoutNames(read.title)]
      const texts: string[] = []
      const walker = read.createTreeWalker(read.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const { parentElement } = node
        if (parentElement?.closest('script, style') || isForeign(parentElement)) continue
        texts.push(node.textContent ?? '')
      }

      const links = [...read.querySelectorAll('a[href]:not([hreflang]), form[action]')]
      const targets = links.map(
        (each) => new URL(each.getAttribute('href') ?? each.getAttribute('action') ?? '', location.href),
      )
      const own = targets.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)
      return {
        language: read.documentElement.lang,
        paths: [...new Set(own)].filter((path) => !path.startsWith('/files/')),
        faults,
        cyrillic: [...texts, ...ofAttributes, ...ofHead].filter(isCyrillic),
      }
    },
    { html, names },
  )
}
