import { languages } from '../domain/language.ts'

/** Modules that the build puts into one file. A pattern matches a part of their paths. */
interface ChunkGroup {
  name: string
  patterns: string[]
}

const icons = '/lucide-react/dist/esm/'

/**
 * The groups of the build. With them, public pages load a few shared files instead of two dozen small ones,
 * which compress worse.
 */
export const chunkGroups: ChunkGroup[] = [
  {
    name: 'framework',
    patterns: [
      ...each('node_modules/', ['react/', 'react-dom/', 'react-router/', 'scheduler/']),
      'rolldown/runtime',
    ],
  },
  {
    name: 'site',
    patterns: [
      ...each('/app/public/', ['layout\\.', 'known-language', 'site-header', 'page\\.', 'opened-in-place']),
      ...each('/app/public/', ['dropdown', 'language-links', 'language-offer\\.', 'language-switch']),
      '/app/public/navigator-urls',
      ...each('/app/public/favourites/', ['favourites-link', 'heart-names', 'start-hearts']),
      '/domain/favourites/limits',
      '/app/live/',
      '/app/(building|error-page|first-touch|late-hydration|late-parts|locale|pages|no-eval-probe|root)\\.',
      ...each('/app/offline/', ['connection', 'register', 'reload']),
      ...each('/app/ui/', ['button', 'status-badge']),
      ...each('/text/public/', ['places', 'plurals', 'prices\\.', 'page-title', 'language-names']),
      ...each('/text/public/', ['load-text', 'section\\.']),
      ...each('/domain/', [
        'building/building\\.',
        'status',
        'price-label',
        'bounded-cache',
        'files/stored-image',
        'language\\.',
      ]),
      ...each('/domain/formats/', ['formats', 'money', 'memoize']),
      ...each('/domain/', ['building/apartment-type', 'apartment/apartment-title']),
      ...each(icons, ['shared/', 'c', 'Icon']),
      ...each(`${icons}icons/`, ['menu\\.', 'x\\.', 'chevron-down\\.', 'phone\\.', 'loader-circle\\.']),
      ...each(`${icons}icons/`, ['chevron-left\\.', 'chevron-right\\.', 'check\\.', 'map-pin\\.']),
    ],
  },
  // After the group above: a group includes what its modules import, except what an earlier one has.
  ...languages.map((language) => ({
    name: `text-${language}`,
    patterns: [`/text/public/${language}/(index|shared)\\.`],
  })),
  {
    name: 'pictures',
    patterns: [
      ...each('/app/', ['public/sample-mark', 'images/any-image', 'ui/image']),
      `${icons}icons/expand\\.`,
    ],
  },
  {
    name: 'details',
    patterns: [
      ...each('/app/', ['public/fact-list', 'public/company-contacts', 'home-page/buyer-facts\\.']),
      `${icons}icons/download\\.`,
    ],
  },
  {
    name: 'forms',
    patterns: each('/app/ui/', ['field', 'control']),
  },
  {
    name: 'fields',
    patterns: [
      ...each('/domain/record/', ['field-table\\.', 'field-kinds\\.']),
      ...each('/domain/', ['lists/query\\.', 'formats/read-number\\.']),
    ],
  },
  {
    name: 'lists',
    patterns: [
      '/domain/lists/encode-columns\\.',
      ...each('/app/ui/', ['card-table\\.', 'empty-state\\.', 'filter-controls\\.']),
      ...each(`${icons}icons/`, ['arrow-up\\.', 'arrow-down\\.', 'chevrons-up-down\\.']),
    ],
  },
  {
    name: 'apartment-list',
    patterns: [
      ...each('/domain/apartment/', ['apartment-fields\\.', 'apartment\\.']),
      '/domain/building/exposure\\.',
      '/text/public/apartment-columns\\.',
      `${icons}icons/file-text\\.`,
    ],
  },
  // The admin area reads these, too, and would make a file of each.
  { name: 'text-bg-apartments', patterns: ['/text/public/bg/apartment(s|-list)\\.'] },
  // Otherwise, what opens over these pages would be one file with what they need before.
  { name: 'parking-section', patterns: ['/text/public/sections/parking\\.'] },
  // Every page contains the list of all scripts, so fewer files of the admin area make it shorter. Only modules that
  // import nothing of the public pages may be here: a group includes what its modules import.
  {
    name: 'admin',
    patterns: [
      '/app/admin/frame/screen\\.',
      '/app/admin/form/revalidation\\.',
      '/text/admin/admin\\.',
      ...each('/app/ui/', ['confirm-dialog\\.', 'icon-button\\.', 'row-action-styles\\.', 'toaster\\.']),
    ],
  },
]

function each(folder: string, names: string[]): string[] {
  return names.map((name) => folder + name)
}
