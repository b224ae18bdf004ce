import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import conformity from '@/site/help/conformity.json'
import { openApp } from '../support/open-app'

test('the accessibility page declares the state of the site, what is not accessible, and whom to contact', async () => {
  await openApp('/accessibilite')
  expect(await screen.findByRole('heading', { level: 1, name: 'Accessibilité' })).toBeVisible()
  expect(screen.getByText('Il n’est pas déclaré conforme.', { exact: false })).toBeVisible()
  expect(screen.getByText('Aucun audit par un organisme extérieur n’a été fait', { exact: false })).toBeVisible()
  const { criteria, applicable, conform, notTested } = conformity
  const rate = screen.getByText(`Sur les ${criteria} critères du référentiel français`, { exact: false })
  expect(rate).toHaveTextContent(
    `${conform} sont respectés, preuve à l’appui, soit ${Math.floor((100 * conform) / applicable)} %`,
  )
  expect(rate).toHaveTextContent(`${notTested} restent à vérifier et ne sont pas comptés`)
  expect(screen.getByText('coupe les mots longs entre deux lignes', { exact: false })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'À qui s’adresser' })).toBeVisible()
})
