/** The paths of the back office's record screens below /Admin/. */
export const adminScreens = (
  'slides sponsors missions videos presentation domaines stats publications communiques interviews ' +
  'reglementations actualites subscriber pays blocs'
).split(' ')
