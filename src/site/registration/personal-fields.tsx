import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { citiesQuery } from '@/api/online-queries'
import { listQuery } from '@/api/queries'
import { civilStates, sexes } from '@/contract/accounts'
import { pays } from '@/contract/rows/pays'
import { compareTexts } from '@/i18n/formatters'
import { useLocale } from '@/i18n/use-locale'
import { Button } from '@/ui/button/button'
import { AlertDialog } from '@/ui/dialog/alert-dialog'
import { BirthdayField } from '@/ui/fields/birthday-field'
import { SelectField } from '@/ui/fields/select-field'
import { TextField } from '@/ui/fields/text-field'
import { readVisitorDraft } from '@/ui/fields/visitor-draft'
import { useHydrated } from '@/ui/hydration/use-hydrated'
import { FieldGroup } from './field-group'
import type { Bind, PlaceField, UsagerField } from './labels'
import styles from './registration-form.module.css'

const civil: Record<(typeof civilStates)[number], MessageDescriptor> = {
  Célibataire: msg`Célibataire`,
  'Marié(e)': msg`Marié(e)`,
  'Divorcé(e)': msg`Divorcé(e)`,
  'Veuf(ve)': msg`Veuf(ve)`,
}
const sex: Record<(typeof sexes)[number], MessageDescriptor> = { masculin: msg`Masculin`, feminin: msg`Féminin` }

/** The fields that only an usager has. */
export function UsagerFields({ bind }: { bind: Bind }) {
  const { t } = useLingui()
  const { id, label, error } = bind('datenaissance')
  return (
    <FieldGroup<UsagerField>
      title={<Trans>Votre identité</Trans>}
      controls={{
        etat_civil: (
          <SelectField
            {...bind('etat_civil')}
            hint={t`Pour établir votre identité, comme sur vos actes.`}
            autoComplete="off"
            empty={t`Choisissez`}
            choices={civilStates.map((value) => ({ value, label: t(civil[value]) }))}
          />
        ),
        datenaissance: (
          <BirthdayField
            id={id}
            label={label}
            error={error}
            hint={t`Pour vérifier que vous avez 18 ans. Exemple : 7 3 1990`}
          />
        ),
        sexe: (
          <SelectField
            {...bind('sexe')}
            hint={t`Pour établir votre identité, comme sur vos actes.`}
            autoComplete="sex"
            empty={t`Choisissez`}
            choices={sexes.map((value) => ({ value, label: t(sex[value]) }))}
          />
        ),
      }}
    />
  )
}

/** The countries, the cities of the chosen one, and what is chosen. A country brings its own cities, and clears the one chosen. */
function usePlaces(draft: string) {
  const locale = useLocale()
  const [country, setCountry] = useState('')
  const [city, setCity] = useState('')
  useEffect(() => {
    const values = readVisitorDraft(draft)
    setCountry(values.pays_id ?? '')
    setCity(values.ville_id ?? '')
  }, [draft])

  const countries = useQuery({ ...listQuery(pays, locale), select: ({ rows }) => rows })
  // The first render has to match the prerendered page, which has no countries.
  const countryRows = useDeferredValue(countries.data)
  const isHydrated = useHydrated()
  const id = Number(country)
  // The cities are read under their country: a late answer for another one is never shown.
  const cities = useQuery({ ...citiesQuery(id, locale), enabled: id > 0 })
  return {
    country,
    city,
    setCity,
    chooseCountry(chosen: string) {
      setCountry(chosen)
      setCity('')
    },
    countries,
    countryRows: isHydrated ? countryRows : undefined,
    cities,
    cityFailed: cities.isError && id > 0,
  }
}

export function PlaceFields({ bind, draft }: { bind: Bind; draft: string }) {
  const { t } = useLingui()
  const places = usePlaces(draft)
  const { country, chooseCountry, countries, countryRows } = places
  const controls: Record<PlaceField, ReactNode> = {
    adresse: <TextField {...bind('adresse')} autoComplete="address-line1" hint={t`Rue, quartier ou boîte postale.`} />,
    numero_telephone: (
      <TextField {...bind('numero_telephone')} type="tel" autoComplete="tel" hint={t`Exemple : +237 6 00 00 00 00`} />
    ),
    pays_id: (
      <SelectField
        {...bind('pays_id')}
        autoComplete="country-name"
        empty={countryRows ? t`Choisissez un pays` : t`Chargement des pays…`}
        choices={useChoices(countryRows)}
        value={country}
        onChange={(event) => chooseCountry(event.target.value)}
      />
    ),
    ville_id: <CityField {...bind('ville_id')} places={places} />,
    numero_fiscal: (
      <TextField
        {...bind('numero_fiscal')}
        autoComplete="off"
        hint={t`Votre numéro d’identifiant unique (NIU), pour ne pas vous confondre avec une personne du même nom.`}
      />
    ),
  }
  return (
    <>
      <FieldGroup<PlaceField> title={<Trans>Vos coordonnées</Trans>} controls={controls} />
      <CountriesFailed
        isFailed={countries.isError && countries.data === undefined}
        retry={() => void countries.refetch()}
      />
    </>
  )
}

function CityField({ places, error, ...field }: ReturnType<Bind> & { places: ReturnType<typeof usePlaces> }) {
  const { t } = useLingui()
  const { country, city, setCity, cities, cityFailed } = places
  function noChoice() {
    if (country === '') return t`Choisissez d’abord un pays`
    if (cities.isFetching && cities.data === undefined) return t`Chargement des villes…`
    return cities.data?.length === 0 ? t`Aucune ville enregistrée` : t`Choisissez une ville`
  }
  return (
    <div className={`stack gap-1 ${styles.withRetry}`}>
      <SelectField
        {...field}
        error={cityFailed ? t`Impossible de charger les villes. Veuillez réessayer.` : error}
        autoComplete="address-level2"
        aria-busy={cities.isFetching}
        empty={noChoice()}
        choices={useChoices(cities.data)}
        value={city}
        onChange={(event) => setCity(event.target.value)}
      />
      {cityFailed && (
        <Button look="quiet" onClick={() => void cities.refetch()}>
          <Trans>Recharger les villes</Trans>
        </Button>
      )}
    </div>
  )
}

/** The choices of places, in the order of the reader's language. */
function useChoices(places: readonly { id: number; nom: string }[] | undefined) {
  const compare = compareTexts(useLocale())
  return useMemo(
    () =>
      (places ?? [])
        .map(({ id, nom }) => ({ value: id, label: nom }))
        .sort((one, other) => compare(one.label, other.label)),
    [places, compare],
  )
}

/** The list of countries could not be read: shown once in an alert; the button that tries again stays. */
function CountriesFailed({ isFailed, retry }: { isFailed: boolean; retry: () => void }) {
  const [isClosed, setClosed] = useState(false)
  if (!isFailed) return null
  const again = () => {
    setClosed(false)
    retry()
  }
  if (isClosed)
    return (
      <Button look="quiet" className={styles.retry} onClick={again}>
        <Trans>Recharger la liste des pays</Trans>
      </Button>
    )
  return (
    <AlertDialog
      tone="error"
      title={<Trans>Erreur</Trans>}
      onClose={() => setClosed(true)}
      actions={
        <>
          <Button onClick={again}>
            <Trans>Réessayer</Trans>
          </Button>
          <Button look="secondary" onClick={() => setClosed(true)}>
            <Trans>Fermer</Trans>
          </Button>
        </>
      }
    >
      <Trans>Impossible de charger la liste des pays. Veuillez réessayer.</Trans>
    </AlertDialog>
  )
}
