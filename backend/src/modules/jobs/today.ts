const INDIA = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The calendar day in India, YYYY-MM-DD: a call closes at the end of the day where it is cast. */
export function todayInIndia(now: Date): string {
  return INDIA.format(now);
}
