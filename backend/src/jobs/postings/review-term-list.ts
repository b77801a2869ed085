/** Subjects for which staff review a job before it is shown. */
export const REVIEW_SUBJECTS = ['minors', 'intimacy', 'fees', 'contact'] as const;
export type ReviewSubject = (typeof REVIEW_SUBJECTS)[number];

/**
 * Words and phrases for which a job waits for staff, in lower case, separated by commas. A hit refuses nothing: staff read
 * the job and decide. Add terms that were missed; remove terms that hold too many harmless jobs.
 */
export const REVIEW_TERMS: Readonly<Record<ReviewSubject, string>> = {
  minors: `kid, kids, kiddo, kiddos, child, children, childs, childrens, child artist, child artists, child actor, child actors,
    minor, minors, underage, under age, baby, babies, infant, infants, newborn, toddler, toddlers, teen, teens, teenage, teenaged,
    teenager, teenagers, tween, tweens, adolescent, adolescents, preteen, preteens, juvenile, juveniles, girl, girls, boy, boys,
    schoolgirl, schoolgirls, schoolboy, schoolboys, school girl, school girls, school boy, school boys, school going, school student, school students,
    school uniform, school age, kindergarten,     little one, little ones, bachcha, bacha, baccha, bachche, bacche, bache, bachchi,
    bachi, bacchi, bachhe, ladki, ladkiyan, ladka, ladke, nabalig,
    बच्चा, बच्चे, बच्ची, बच्चों, बाल कलाकार, लड़की, लड़कियां, लड़कियाँ, लड़का, लड़के, नाबालिग, किशोर, किशोरी`,
  intimacy: `nude, nudes, nudity, naked, topless, semi nude, seminude, intimate, intimacy, kiss, kisses, kissing, smooch,
    smooching, lovemaking, love making, sex, sexual, sexually, sexy, erotic, erotica, seductive, seduce, sensual, sensuous,
    lingerie, underwear, innerwear, inner wear, bikini, swimwear, swimsuit, bra, panty, panties, bold scene, bold scenes,
    bold role, bold roles, bold shoot, bold shoots, bold photoshoot, bold content, bold web series, bold series, bold outfit,
    bold look, comfortable with bold, bedroom scene, bedroom scenes, bed scene, bed scenes, boudoir, fetish, porn, porno,
    pornographic, adult film, adult films, adult content, adult web series, escort, escorts, one night stand, massage, undress, undressed,
    undressing, stripper, striptease, body show, exposing, compromise, compromises, casting couch, rape, molest,
    molestation, private party, sugar daddy, चुंबन, अश्लील, नग्न, अंतरंग`,
  fees: `registration fee, registration fees, registration charge, registration charges, registration amount, registration cost,
    audition fee, audition fees, audition charge, audition charges, entry fee, entry fees, joining fee, joining fees,
    joining charges, processing fee, processing fees, processing charges, membership fee, membership fees, training fee,
    training fees, course fee, workshop fee, portfolio fee, portfolio fees, portfolio charge, portfolio charges, portfolio cost,
    paid portfolio, costume charges, costume fee, makeup charges, coordination fee,
    coordination charges, coordinator fee, coordinator charges, agency fee, artist card fee, card charges, service charge,
    service charges, booking amount, token amount, token money, deposit, deposits, refundable, non refundable, nonrefundable,
    advance payment, pay advance, pay in advance, pay us, pay me, pay to, pay for your, pay rs, pay inr, pay a fee, pay the fee,
    pay fee, pay registration, you pay, you must pay, you have to pay, you need to pay, you will pay, talent pays, talent pay,
    artist pays, artists pay, artist has to pay, need to pay, have to pay, has to pay, must pay, should pay, send money,
    transfer money, upi, paytm, gpay, g pay, google pay, phonepe, phone pe, bhim, neft, qr code, bank details, bank account,
    account number, credit card, debit card, invest money, invest in, paisa do, paise do, fees lagega, fees lagegi,
    रजिस्ट्रेशन फीस, शुल्क, जमा राशि`,
  contact: `whatsapp, whats app, watsapp, watsap, whatsap, wtsapp, wa me, telegram, t me, snapchat, snap chat, signal app, dm, dms,
    dm me, direct message, inbox me, inbox us, insta id, instagram id, instagram handle, insta handle, insta page, fb id,
    facebook id, facebook page, follow us, call me, call us, call now, call or, ring me, ring us, text me,
    text us, ping me, ping us, message me, message us, msg me, msg us, contact me, contact us, contact on, contact at,
    contact number, contact no, contact details, phone number, phone no, mobile number, mobile no, your number, my number,
    mail me, mail us, mail to, mail at, mail id, e mail, email, emails, email id, gmail, g mail, yahoo mail, hotmail, outlook com,
    rediffmail, dot com, dot in, http, https, www, bit ly, tinyurl, linktr ee, linktree, google form, google forms, forms gle,
    zoom link, private audition, hotel room, my room, my flat, my house, my place, come alone,
    meet me, meet privately, send photos to, send pics to, send your photos to, send your pics to, send videos to, संपर्क करें, फोन नंबर`,
};

/** Words that make a small number after them an age: 'aged 8', 'class 7', 'under 18'. */
export const BEFORE_AGES = `age, aged, ages, agegroup, umar, umr, class, classes, std, standard, grade, grades, kaksha, under, below,
  younger, less, उम्र, आयु, कक्षा`;
/** Words that make a small number before them an age: '12 years', '9 yr old'. */
export const AFTER_AGES = `year, years, yr, yrs, yo, yold, yearold, yearolds, saal, sal, varsh, वर्ष, साल, old`;
/** Words before or after which a number is no age: 'for 3 years', '5 years of experience', 'under 10 minutes'. */
export const NO_AGE_BEFORE = `for, last, past, next, within, over, every, first, in, after, valid, than`;
export const NO_AGE_AFTER = `experience, exp, usage, use, licence, license, contract, term, buyout, rights, exclusivity, validity,
  warranty, lakh, lakhs, lac, lacs, crore, k, rupees, minutes, minute, min, mins, seconds, sec, hours, hour, hrs, days, day, weeks,
  months, km, kms, percent, floors, episodes, ft, feet, kg, kgs, cm`;
export const BETWEEN_AGES = `is, of, group, range, between, from, about, around, approx, up, upto, to, than, s`;
/** Number words that may be ages, from three on: one and two count too many other things. */
export const AGES_FROM_THREE = `three, four, five, six, seven, eight, nine, ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen`;
export const NUMBER_WORDS = `zero, oh, one, two, three, four, five, six, seven, eight, nine, double, triple, shunya, ek, do, teen, char,
  chaar, paanch, panch, chhe, saat, aath, nau`;
