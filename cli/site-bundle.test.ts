import { expect, test } from 'vitest'
import { lazyChunks } from './site-bundle.ts'

const chunks = {
  'apartment.tsx': { file: 'a/apartment.js', imports: ['_site.js'], dynamicImports: ['gallery.tsx'] },
  '_site.js': { file: 'a/site.js' },
  'gallery.tsx': {
    file: 'a/gallery.js',
    css: ['a/gallery.css'],
    imports: ['_site.js', '_swipe.js'],
    dynamicImports: ['zoom.tsx'],
  },
  '_swipe.js': { file: 'a/swipe.js' },
  'zoom.tsx': { file: 'a/zoom.js', dynamicImports: ['gallery.tsx'] },
  'admin.tsx': { file: 'a/admin.js', dynamicImports: ['editor.tsx'] },
  'editor.tsx': { file: 'a/editor.js' },
}

test('dynamic imports are found with their own imports; those of other pages are not', () => {
  expect(lazyChunks(['a/apartment.js', 'a/site.js'], chunks)).toEqual([
    'a/gallery.js',
    'a/gallery.css',
    'a/swipe.js',
    'a/zoom.js',
  ])
})

test('pages without dynamic imports have no lazy chunks', () => {
  expect(lazyChunks(['a/site.js'], chunks)).toEqual([])
})

test('what begins with a source that is left out is not found', () => {
  expect(lazyChunks(['a/apartment.js', 'a/site.js'], chunks, (source) => source === 'zoom.tsx')).toEqual([
    'a/gallery.js',
    'a/gallery.css',
    'a/swipe.js',
  ])
})
