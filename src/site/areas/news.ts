// An area is one file of the build, loaded when one of its screens is opened.
export { BulletinPage } from '@/site/news/bulletin-page'
export { InterviewPage } from '@/site/news/interview-page'
export { InterviewsPage } from '@/site/news/interviews-page'
export { NewsItemPage } from '@/site/news/news-item-page'
export { NewsListPage } from '@/site/news/news-list-page'
