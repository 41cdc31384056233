import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  apartmentFilePath,
  floorPlanPath,
  InvalidUrl,
  isFromUpload,
  isServedPath,
  isStoredPath,
  mediaPath,
  parkingPlanPath,
  parkingPlanPrefix,
  parseStoredUrl,
  safeName,
  storedUrl,
  storeImagePath,
  uploadStamp,
} from './stored-path.ts'

const name = 'План 3.PNG'

test.each([
  [floorPlanPath('2', 11, '1700', name), 'floorPlans/2_11_1700_Plan-3.png'],
  [apartmentFilePath('a1', 'image', '1700', name), 'apartments/a1/image_1700_Plan-3.png'],
  [apartmentFilePath('a1', 'brochure', '1700', 'Брошура.pdf'), 'apartments/a1/brochure_1700_Broshura.pdf'],
  [storeImagePath('s1', 'main', '1700', name), 'stores/s1/main_1700_Plan-3.png'],
  [storeImagePath('s1', 'secondary', '1700', name), 'stores/s1/secondary_1700_Plan-3.png'],
  [parkingPlanPath(-1, '1700'), 'parking/floor_-1_1700.jpg'],
  [parkingPlanPath(2, '1700'), 'parking/floor_2_1700.jpg'],
  [mediaPath('1700', name), 'media/1700_Plan-3.png'],
])('the file is stored at %s', (path, expected) => {
  expect(path).toBe(expected)
  expect(isStoredPath(path)).toBe(true)
})

test('the plans of a parking level are found by their prefix', () => {
  expect(parkingPlanPrefix(-1)).toBe('parking/floor_-1_')
  expect(parkingPlanPath(1, '1700').startsWith(parkingPlanPrefix(1))).toBe(true)
  expect(parkingPlanPath(-1, '1700').startsWith(parkingPlanPrefix(1))).toBe(false)
})

test('two servers that receive the same file in the same millisecond store it under two names', () => {
  expect(uploadStamp(1_700_000_000_000, 0)).toBe('1700000000000000000')
  expect(uploadStamp(1_700_000_000_000, 0.999_999_9)).toBe('1700000000000999999')
})

test('an id cannot lead out of its folder', () => {
  expect(apartmentFilePath('../../etc', 'image', '1', 'a.png')).toBe('apartments/etc/image_1_a.png')
  expect(storeImagePath('..', 'main', '1', '../x')).toBe('stores/file/main_1_x')
})

describe('a safe name', () => {
  test.each([
    ['stays as it is', 'photo_1-a.b.jpg', 'photo_1-a.b.jpg'],
    ['spells Bulgarian in Latin letters', 'Щъркел, Чайка и Жълтуша.pdf', 'Shtarkel-Chayka-i-Zhaltusha.pdf'],
    ['knows every Bulgarian letter', 'цшьюяѝЙ', 'tsshyyuyaiY'],
    ['composes letters that come in two parts', 'йода'.normalize('NFD'), 'yoda'],
    ['drops the accents of other languages', 'café naïve.jpg', 'cafe-naive.jpg'],
    ['joins parts with one dash', 'два   думи -- тук.png', 'dva-dumi-tuk.png'],
    ['writes its ending in small letters', 'IMG.JPEG', 'IMG.jpeg'],
    ['loses folders', 'C:\\tmp/../../etc/passwd', 'C-tmp-.-.-etc-passwd'],
    ['loses leading dots and dashes', '..-rf.png', 'rf.png'],
    ['loses NUL and other control characters', 'a\0b\nc.png', 'a-b-c.png'],
    ['loses what an url would take apart', 'a?b#c%2F.png', 'a-b-c-2F.png'],
    ['keeps its ending when nothing else is left', '照片.jpg', 'file.jpg'],
    ['keeps its ending when there was nothing else', '.png', 'file.png'],
    ['is never empty', '', 'file'],
    ['is never only a dot', '.', 'file'],
    ['is never two dots', '..', 'file'],
    ['is never only dots', '.....', 'file'],
    ['is never only a dash', '- -', 'file'],
  ])('%s', (_, given, safe) => {
    expect(safeName(given)).toBe(safe)
  })

  test('of 300 characters is cut to 100 and keeps its ending', () => {
    expect(safeName(`${'а'.repeat(300)}.jpeg`)).toBe(`${'a'.repeat(95)}.jpeg`)
    expect(safeName('щ'.repeat(300))).toHaveLength(100)
  })

  test('is always one part of a stored path, at most 100 characters long', () => {
    const characters = fc.oneof(
      fc.constantFrom('.', '..', '/', '\\', '-', '\0', ' ', '.jpg', 'щ', '%'),
      fc.string({ unit: 'binary', maxLength: 3 }),
    )
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 150 }), (pieces) => {
        const safe = safeName(pieces.join(''))
        expect(safe).not.toContain('/')
        expect(isStoredPath(safe)).toBe(true)
        expect(safe.length).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('a stored path', () => {
  test.each(['media/1_a.png', 'parking/floor_-1_1.jpg', '_', '-', 'a/b/c', 'a..b'])('may be %j', (path) => {
    expect(isStoredPath(path)).toBe(true)
  })

  test.each([
    '',
    '/',
    '/etc/passwd',
    'media/',
    'media//a.png',
    '..',
    '.',
    'media/../a.png',
    'media/.hidden',
    'media\\a.png',
    'media/a b.png',
    'media/a.png\n',
    'media/a\0.png',
    'media/план.png',
    'media/%2e%2e',
    'C:/a.png',
  ])('is never %j', (path) => {
    expect(isStoredPath(path)).toBe(false)
  })

  test('has at most 900 characters', () => {
    expect(isStoredPath('a'.repeat(900))).toBe(true)
    expect(isStoredPath('a'.repeat(901))).toBe(false)
  })
})

describe('visitors are served', () => {
  test.each(['media/a.png', 'apartments/1/a.png', 'stores/s/a', 'floorPlans/a', 'parking/a'])(
    '%s',
    (path) => {
      expect(isServedPath(path)).toBe(true)
    },
  )

  test.each([
    'installation',
    'trash/media/a.png',
    'Media/a.png',
    'media',
    'mediax/a.png',
    'media/../trash/a',
  ])('but not %s', (path) => {
    expect(isServedPath(path)).toBe(false)
  })
})

test('uploads are distinguished by their timestamp from files that were put there by hand', () => {
  expect(isFromUpload('apartments/a/image_1700000000001_a.png')).toBe(true)
  expect(isFromUpload(parkingPlanPath(1, uploadStamp(1_700_000_000_001, 0.5)))).toBe(true)
  expect(isFromUpload('media/location.jpg')).toBe(false)
  expect(isFromUpload('trash/1700000000001.png')).toBe(false)
})

describe('a stored url', () => {
  test('is the path behind /files/', () => {
    expect(storedUrl('media/1_a.png')).toBe('/files/media/1_a.png')
  })

  test.each([
    '/files/media/1_a.png',
    'https://example.com/files/media/1_a.png',
    'http://localhost:3000/files/media/1_a.png',
    '/files/media/1_a.png?width=400',
    '/files/media/1_a.png#top',
    'https://example.com/files/media/1_a.png?x=/../y#z',
    '/files/media/1%5Fa%2Epng',
    '/files/%6dedia/1_a.png',
  ])('%s leads back to its path', (url) => {
    expect(parseStoredUrl(url)).toBe('media/1_a.png')
  })

  test('leads back to every path', () => {
    const part = fc.stringMatching(/^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$/)
    const path = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => parts.join('/'))
    fc.assert(
      fc.property(path, fc.constantFrom('', 'https://example.com', 'http://[::1]:80'), (path, host) => {
        expect(parseStoredUrl(host + storedUrl(path))).toBe(path)
      }),
    )
  })

  test.each([
    ['nothing', ''],
    ['no path', '/files/'],
    ['a folder', '/files/media/'],
    ['another place', '/images/a.png'],
    ['a bare host', 'https://example.com'],
    ['a stored path that is no url', 'media/1_a.png'],
    ['another scheme', 'file:///files/media/1_a.png'],
    ['a script', 'javascript:/files/media/1_a.png'],
    ['no scheme', '//example.com/files/media/1_a.png'],
    ['a way up', '/files/../secret'],
    ['a way up in the middle', '/files/media/../../secret'],
    ['an encoded way up', '/files/%2e%2e/secret'],
    ['an encoded slash', '/files/media%2F..%2Fsecret'],
    ['an encoded backslash', '/files/..%5Csecret'],
    ['a way up encoded twice', '/files/%252e%252e/secret'],
    ['an absolute path', '/files//etc/passwd'],
    ['a hidden file', '/files/media/.env'],
    ['NUL', '/files/media/a%00.png'],
    ['a line break', '/files/media/a.png\n'],
    ['half an encoding', '/files/media/%E0%A4%A'],
    ['a lone percent sign', '/files/media/100%'],
    ['bytes that are not UTF-8', '/files/media/%FF.png'],
    ['a path that is too long', `/files/${'a'.repeat(901)}`],
  ])('is not %s', (_, url) => {
    expect(() => parseStoredUrl(url)).toThrow(InvalidUrl)
    expect(() => parseStoredUrl(url)).toThrow('not the URL of a stored file')
  })

  test('never leads to anything but a stored path', () => {
    const piece = fc.constantFrom(
      'a',
      '1_a.png',
      '.',
      '..',
      '/',
      '%2e',
      '%2F',
      '%5C',
      '%00',
      '%',
      '?',
      '#',
      '\\',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = parsedOrNothing(`/files/${pieces.join('')}`)
        expect(path === undefined || isStoredPath(path)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })
})

function parsedOrNothing(url: string): string | undefined {
  try {
    return parseStoredUrl(url)
  } catch (error) {
    expect(error).toBeInstanceOf(InvalidUrl)
    return undefined
  }
}
