export const windowViewText = {
  title: 'Изглед от прозореца',
  lights: { day: 'Ден', dusk: 'Здрач' },
  light: 'По кое време',
  open: 'На цял екран',
  close: 'Затвори изгледа',
  hint: 'Плъзнете настрани, за да се огледате.',
  scroller: 'Изглед от прозореца: плъзга се настрани с пръст, мишка или стрелките',
}

/** „Примерен изглед от етаж 8, изток“: of the floor where the picture was taken, which may not be the home's own. */
export const windowViewCaption = (floor: string, direction: string) =>
  `Примерен изглед от ${floor}, ${direction.toLocaleLowerCase('bg')}`
