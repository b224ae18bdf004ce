import { useLingui } from '@lingui/react/macro'
import type { ContactDetails } from '@/contract/rows/content-blocks'
import styles from './places-page.module.css'

/** The outline of Cameroon (Natural Earth, 1:110 million, public domain): longitudes and latitudes in hundredths of a degree. */
const outline =
  '1308 227 1236 219 1175 233 1128 226 965 228 980 307 940 373 895 390 874 435 849 450 850 477 876 548 923 644 952 645 1012 704 1050 706 1106 664 1175 698 1184 740 1206 780 1222 831 1275 872 1296 942 1317 964 1331 1016 1357 1080 1442 1157 1447 1190 1458 1209 1418 1248 1421 1280 1450 1286 1489 1222 1496 1156 1492 1089 1547 998 1491 999 1463 992 1417 1002 1395 955 1454 897 1498 880 1512 838 1544 769 1528 742 1478 641 1454 623 1446 545 1456 503 1448 473 1495 421 1504 385 1541 334 1586 301 1591 256 1601 227 1594 173 1515 196 1434 223'

const numbers = outline.split(' ').map(Number)
const path = `M${numbers.map((value, n) => (n % 2 === 0 ? eastOf(value / 100) : southOf(value / 100))).join(' ')}z`

/** West of this longitude a town's name stands on the left of its dot, where the sea is. */
const middle = 11

/** A sketch of the country with the numbered places of the list and their towns; it loads nothing. */
export function PlacesMap({ places }: { places: readonly ContactDetails[] }) {
  const { t } = useLingui()
  const pins = places.flatMap(({ position, name, city }, n) =>
    position ? [{ position, name, town: city || name, number: n + 1 }] : [],
  )
  if (pins.length === 0) return null
  const names = pins.map(({ number, name }) => `${number} ${name}`).join(', ')
  return (
    <svg viewBox="-24 0 220 240" role="img" aria-label={t`Nos bureaux au Cameroun : ${names}`} className={styles.map}>
      <path d={path} className={styles.country} />
      {pins.map(({ position: [latitude, longitude], town, number }, n) => (
        <g key={number} transform={`translate(${eastOf(longitude)} ${southOf(latitude)})`}>
          <circle r={8} className={styles.dot} />
          <text textAnchor="middle" dy="0.36em" className={styles.dotNumber}>
            {number}
          </text>
          {pins.findIndex((place) => place.town === town) === n && (
            <text
              textAnchor={longitude < middle ? 'end' : 'start'}
              x={longitude < middle ? -11 : 11}
              dy="0.36em"
              className={styles.town}
            >
              {town}
            </text>
          )}
        </g>
      ))}
    </svg>
  )
}

// Near the equator a degree of longitude is as long as one of latitude: 20 units.
function eastOf(longitude: number) {
  return Math.round((longitude - 8.1) * 200) / 10
}

function southOf(latitude: number) {
  return Math.round((13.3 - latitude) * 200) / 10
}
