export { HomePage } from '@/site/home/home-page'
