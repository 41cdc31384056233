export const apartmentsText = {
  title: 'Апартаменти',
  priceList: 'Ценова листа',
  count: (count: number) => (count === 1 ? '1 апартамент' : `${count} апартамента`),
}
