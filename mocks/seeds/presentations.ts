import type { presentations } from '@/contract/presentations'
import { t } from '../locale'
import type { Seed } from './seed'

const french = `<h2>Une institution publique de confiance</h2>
<p>La <strong>Caisse des Dépôts et Consignations</strong> est un établissement public de type particulier, doté de la personnalité juridique et de l’autonomie financière. Elle reçoit, conserve et restitue les fonds et valeurs que la loi, la justice ou les contrats lui confient.</p>
<p>Prévue par la loi n° 2008/003 du 14 avril 2008 et organisée par le décret n° 2011/105 du 15 avril 2011, elle est placée sous la tutelle technique et financière du ministère chargé des finances. Le décret n° 2023/08500/PM du 1er décembre 2023 a fixé les modalités de transfert des fonds.</p>
<h3>Trois missions</h3>
<ul><li>Recevoir, conserver et gérer les dépôts et consignations&nbsp;;</li><li>gérer des services et des fonds sous mandat&nbsp;;</li><li>contribuer au financement du développement du pays.</li></ul>
<h3>Nos engagements</h3>
<blockquote>Chaque franc reçu est identifié, conservé et restitué à son ayant droit.</blockquote>
<p>Les textes applicables sont réunis à la page <a href="/textes_reglementaires">Textes réglementaires</a>.</p>`

const english = `<h2>A public institution you can trust</h2>
<p>The <strong>Deposits and Consignments Fund</strong> is a public institution of a special kind, with legal personality and financial autonomy. It receives, keeps and returns the funds and securities entrusted to it by law, by the courts or by contract.</p>
<p>Provided for by Law No. 2008/003 of 14 April 2008 and organised by Decree No. 2011/105 of 15 April 2011, it is placed under the technical and financial supervision of the ministry in charge of finance. Decree No. 2023/08500/PM of 1 December 2023 lays down how funds are transferred.</p>
<h3>Three missions</h3>
<ul><li>Receive, keep and manage deposits and consignments;</li><li>manage services and funds under mandate;</li><li>contribute to financing the country’s development.</li></ul>
<h3>Our commitments</h3>
<blockquote>Every franc received is identified, kept and returned to the person entitled to it.</blockquote>
<p>The applicable texts are collected on the page <a href="/textes_reglementaires">Regulatory texts</a>.</p>`

export const presentationSeeds: Seed<typeof presentations>[] = [{ id: 1, description: t(french, english) }]
