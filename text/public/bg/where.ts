/** Where an apartment is in the building. */
export const whereText = {
  title: 'Вашият апартамент е тук',
  link: 'Погледнете отвън',
  /** The text that stands for the picture: the apartment itself is marked, or only its floor. */
  ownMarked: (number: string, place: string) => `Апартамент ${number} на фасадата: ${place}`,
  floorMarked: (number: string, place: string) => `Етажът на апартамент ${number} на фасадата: ${place}`,
}
