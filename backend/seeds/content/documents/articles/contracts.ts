export const CONTRACTS = `---
title: "The one-page agreement"
description: "Nine lines that every booking should have in writing, with words you can copy. For talent and for clients."
author: "The casting desk"
date: '2026-08-05'
tags: ["Contracts", "Clients", "Pay"]
---

Most quarrels on set are not about money. They are about something nobody wrote down. A one-page agreement, sent before the first call sheet, keeps the peace better than a thirty-page one that arrives afterwards. This is not legal advice; for large jobs, ask a lawyer. For everything else, these nine lines will carry you.

## Who and what

Line one names both sides with an address: the person who will be on set and the company or person who pays. Line two says what the work is, in one sentence. “Lead in a thirty-second film for a tea brand” is enough. Line three gives the place and the dates, with the hours of a day. Ten hours from call to wrap, with a meal, is a common day; more is overtime, and the rate for it belongs here.

## Money

Line four is the fee, in numbers and in words, with or without tax. Line five is when it is paid. We recommend half on confirmation and the rest within fifteen days of the last shoot day; “after the client pays us” is not a date. Line six says who pays for travel, stay, food, costume and make-up. If something is not listed, assume that you pay it, and ask.

## Pictures and name

Line seven is usage: where, how long, in which countries. A longer or wider use is a new fee, agreed now as a percentage so that nobody has to bargain later. Credit goes here as well, with the spelling of the name.

## When things change

Line eight is cancellation. A fair scale: nothing until a week before, half the fee until two days before, the whole fee after that, on either side. If rain may move the date, name the second date. Line nine is conduct: the work is what was described, intimacy and stunts only as agreed beforehand and with a coordinator, and either side may stop the day when it is not safe.

## Words to copy

“Usage: online and in print, India, twelve months from first publication. Renewal for the same period at 60 % of the fee. Any other use by written agreement.”

“Payment: ₹40,000 on confirmation, ₹40,000 within 15 days of the last shoot day, by bank transfer.”

An offer on All Talent has places for the work, the dates, the place, the fee, expenses and usage, and both sides can suggest other terms. Write what is missing, such as cancellation, into the words that go with it.

Read the agreement aloud before you sign it. If a sentence makes you slow down, it should make you ask. A client who is annoyed by a polite question in the morning will be worse at midnight.
`;
